export { default } from "./NorthgardBoard.svelte";
