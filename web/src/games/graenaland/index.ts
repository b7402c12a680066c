export { default } from "./GraenalandBoard.svelte";

export const secrets = true;
