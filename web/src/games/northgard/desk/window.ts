import type { Attachment } from "svelte/attachments";

/** Tells an element, as `--above`, how much of the page lies above it, so that it can fill the rest of the window. */
export const fillsWindow: Attachment<HTMLElement> = (element) => {
  const measure = () =>
    element.style.setProperty("--above", `${Math.round(element.getBoundingClientRect().top + scrollY)}px`);
  const watch = new ResizeObserver(measure);
  watch.observe(document.body);
  measure();
  return () => watch.disconnect();
};
