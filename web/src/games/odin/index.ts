export { default } from "./OdinBoard.svelte";
