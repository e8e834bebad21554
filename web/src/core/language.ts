import { LANGUAGES, type Language } from "./messages";

const KEY = "language";

/** The chosen language, else the first of the browser's languages that we have, else English. */
export function chosenLanguage(): Language {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? "en";
}

/** The language as spoken where the viewer lives, for dates and times: "en-GB" if the browser says so. */
export const regional = (language: Language): string =>
  navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;

export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  for (const subscriber of [...subscribers]) subscriber(language);
}

const subscribers = new Set<(language: Language) => void>();

/** A Svelte store: calls with the language at once and after every change. */
export const spokenLanguage = {
  subscribe(subscriber: (language: Language) => void): () => void {
    subscribers.add(subscriber);
    subscriber(chosenLanguage());
    return () => subscribers.delete(subscriber);
  },
};
