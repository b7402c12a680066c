import en from "../texts/en.json";
import { recall, remember } from "../stores/memory";
import { fill, type Catalogue, type Values } from "./message";

export const LANGUAGES = { en: "English", pl: "Polski", hu: "Magyar" } as const;
export type Language = keyof typeof LANGUAGES;
export type TextKey = keyof typeof en;

const others: Record<Exclude<Language, "en">, () => Promise<{ default: Catalogue }>> = {
  pl: () => import("../texts/pl.json"),
  hu: () => import("../texts/hu.json"),
};

/** The language of the page and its texts. A text is looked up when it is shown, so a switch changes all of them. */
class Speech {
  language = $state<Language>("en");
  #texts = $state.raw<Catalogue>(en);

  async speak(language: Language): Promise<void> {
    this.#texts = language === "en" ? en : (await others[language]()).default;
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  text(key: TextKey, values?: Values): string {
    return fill(this.#texts[key] ?? en[key], this.language, values);
  }
}

export const speech = new Speech();

/** A text of the page itself. */
export const t = (key: TextKey, values?: Values): string => speech.text(key, values);

/** The language somebody chose here before, or else the first of the browser's that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = (code: string): code is Language => code in LANGUAGES;
  const chosen = recall<string>("language", "");
  return [chosen, ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())].find(known) ?? "en";
}
