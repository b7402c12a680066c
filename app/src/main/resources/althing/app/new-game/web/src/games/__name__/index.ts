export { default } from "./__Name__Board.svelte";
