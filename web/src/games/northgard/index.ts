export { default } from "./NorthgardBoard.svelte";

export const secrets = true;
