/** Puts a text into the clipboard, which browsers offer on safe addresses only; elsewhere it is shown, to be copied by hand. */
export async function copy(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt(what, text);
    return false;
  }
}
