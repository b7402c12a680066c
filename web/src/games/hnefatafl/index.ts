export { default } from "./HnefataflBoard.svelte";
