import { IntlMessageFormat } from "intl-messageformat";

export type Catalogue = Record<string, string>;
export type Values = Record<string, string | number>;

/** A hyphen that stands for a minus. */
const HYPHEN = /(?<![\p{L}\d)\]-])-(?=\d)/gu;

const compiled = new Map<string, IntlMessageFormat>();

/** Fills an ICU message; a broken message is shown as it stands rather than breaking the page. */
export function fill(message: string, locale: string, values: Values = {}): string {
  try {
    return String(compile(message, locale).format(values)).replace(HYPHEN, "−");
  } catch {
    return message;
  }
}

function compile(message: string, locale: string): IntlMessageFormat {
  const id = `${locale}|${message}`;
  let format = compiled.get(id);
  if (!format) {
    format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    compiled.set(id, format);
  }
  return format;
}
