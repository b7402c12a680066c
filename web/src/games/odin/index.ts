export { default } from "./OdinBoard.svelte";

export const secrets = true;
