export { default } from "./GraenalandBoard.svelte";
