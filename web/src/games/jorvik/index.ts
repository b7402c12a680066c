export { default } from "./JorvikBoard.svelte";
