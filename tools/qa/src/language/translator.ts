/** Translates an English text that the site shows; a text that is no message of the site is returned unchanged. */
export type Translate = (text: string) => string;

/** English messages of the site with their translations, as ICU. */
export type Translations = readonly (readonly [english: string, translated: string])[];

/** A value inside a message, such as `{count}`. */
const PLACEHOLDER = /\{(\w+)\}/g;

interface Pattern {
  readonly english: RegExp;
  /** The names of the values in the English message, in order. */
  readonly names: readonly string[];
  readonly translated: string;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the pattern of a message with values; null for plurals and for messages without a word of their own. */
function patternOf([english, translated]: Translations[number]): Pattern | null {
  const words = english.split(/\{\w+\}/);
  if (words.length === 1 || words.some((part) => /[{}]/.test(part)) || !/\p{L}/u.test(words.join(''))) return null;
  const names = [...english.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
  return { english: new RegExp(`^${words.map(escapePattern).join('(.+)')}$`, 'u'), names, translated };
}

/** Creates the translation of texts that were already rendered in English, such as the names in a screen state. */
export function createTranslator(translations: Translations): Translate {
  const texts = new Map(translations);
  const patterns = translations
    .flatMap((each) => patternOf(each) ?? [])
    // The most specific message first.
    .sort((a, b) => b.english.source.length - a.english.source.length);
  return (text) => {
    const fixed = texts.get(text);
    if (fixed !== undefined) return fixed;
    for (const { english, names, translated } of patterns) {
      const match = english.exec(text);
      if (!match) continue;
      const values = new Map(names.map((name, index) => [name, match[index + 1] ?? '']));
      return translated.replace(PLACEHOLDER, (place, name) => values.get(name) ?? place);
    }
    return text;
  };
}
