import type { Locale } from '@skal/contracts/site/locale';
import { sentence, type Text, textFor } from './text.ts';

/** Returns the pattern of a message, in which each value has its name. */
const toPattern = (id: string): RegExp =>
  new RegExp(`^${id.replace(/[.()?]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);

/** Returns a stored value, which is a text or a list of texts, in a language. */
const toValue = (english: string) => (locale: Locale) =>
  english
    .split(', ')
    .map((text) => textFor(locale, text))
    .join(', ');

/**
 * Returns the text of a sentence that is stored in English.
 * @param ids messages with texts or lists of texts as values, of which it may be one
 */
export function storedText(english: string, ids: readonly string[]): Text {
  for (const id of ids) {
    const { groups } = toPattern(id).exec(english) ?? {};
    if (!groups) continue;
    return sentence(id, Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, toValue(value)])));
  }
  return english;
}
