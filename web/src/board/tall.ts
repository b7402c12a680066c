import type { Attachment } from "svelte/attachments";

/** What a scroll bar that comes or goes makes a part wider or narrower by, and more. */
const SCROLL_BAR = 32;

/** Keeps a part of the board as tall as it has been while it shows the same scene, so that nothing below it jumps when something leaves it. */
export const staysTall = (_scene: boolean): Attachment<HTMLElement> => {
  return (node) => {
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (Math.abs(node.offsetWidth - width) > SCROLL_BAR) {
        node.style.minHeight = "";
        width = node.offsetWidth;
      }
      node.style.minHeight = `${node.offsetHeight}px`;
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      node.style.minHeight = "";
    };
  };
};
