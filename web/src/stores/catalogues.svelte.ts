import { api } from "../api/client";
import type { Phrase } from "../api/types";
import { speech } from "../i18n/language.svelte";
import { fill, type Catalogue, type Values } from "../i18n/message";
import { word } from "../i18n/phrase";

/** The texts of one game in one language, as they arrive. */
class Catalogues {
  #arrived = $state.raw<Record<string, Catalogue>>({});
  readonly #asked = new Map<string, Promise<Catalogue>>();

  /** The catalogue in the page's language; empty until it has arrived. */
  of(game: string): Catalogue {
    return this.#arrived[`${game}/${speech.language}`] ?? {};
  }

  async load(game: string, language: string = speech.language): Promise<Catalogue> {
    const id = `${game}/${language}`;
    let asked = this.#asked.get(id);
    if (!asked) {
      asked = api.texts(game, language);
      this.#asked.set(id, asked);
      asked.catch(() => this.#asked.delete(id));
    }
    const catalogue = await asked;
    if (this.#arrived[id] !== catalogue) this.#arrived = { ...this.#arrived, [id]: catalogue };
    return catalogue;
  }

  text(game: string, key: string, values?: Values): string {
    const message = this.of(game)[key];
    return message === undefined ? key : fill(message, speech.language, values);
  }

  has(game: string, key: string): boolean {
    return this.of(game)[key] !== undefined;
  }

  say(game: string, phrase: Phrase, seatName: (seat: number) => string): string {
    return word(phrase, { catalogue: this.of(game), locale: speech.language, seatName });
  }
}

export const catalogues = new Catalogues();
