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

/** A single word of its own, such as in `{place} on {device}`, could be part of any text. */
const PATTERN_WORDS_MIN = 2;

/** Returns the pattern of a message with values; null for plurals and for messages with fewer words of their own. */
function patternOf([english, translated]: Translations[number]): Pattern | null {
  const parts = english.split(/\{\w+\}/);
  const words = parts.join(' ').match(/\p{L}+/gu) ?? [];
  if (parts.length === 1 || parts.some((part) => /[{}]/.test(part)) || words.length < PATTERN_WORDS_MIN) return null;
  const names = [...english.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
  return { english: new RegExp(`^${parts.map(escapePattern).join('(.+)')}$`, 'u'), names, translated };
}

/** Creates the translation of texts that were already rendered in English, such as the names in a screen state. */
export function createTranslator(translations: Translations): Translate {
  // The first translation of a text: those for other contexts follow it.
  const texts = new Map([...translations].reverse());
  const patterns = translations
    .flatMap((each) => patternOf(each) ?? [])
    // The most specific message first.
    .sort((a, b) => b.english.source.length - a.english.source.length);
  return function translate(text: string): string {
    const fixed = texts.get(text);
    if (fixed !== undefined) return fixed;
    for (const { english, names, translated } of patterns) {
      const match = english.exec(text);
      if (!match) continue;
      // A value may be a text of the site as well.
      const values = new Map(names.map((name, index) => [name, translate(match[index + 1] ?? '')]));
      return translated.replace(PLACEHOLDER, (place, name) => values.get(name) ?? place);
    }
    return text;
  };
}
