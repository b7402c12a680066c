export { default } from "./VikingsBoard.svelte";
