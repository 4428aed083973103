import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { messageOf } from '@skal/contracts/site/say';
import { hasMessage, textIn } from './textIn.ts';

type Value = string | number | Text | ((locale: Locale) => string);

/** A message with values, written when its reader is known. */
interface Message {
  readonly id: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A text for people: an English sentence, or a message with values. */
export type Text = string | Message;

/**
 * Creates a text with values. The comment `i18n` before the id marks it for the catalogs.
 * @param values strings are names and other data, which are not translated; functions format dates
 */
export const sentence = (id: string, values: Message['values']): Text => ({ id, values });

/** Writes the values of a message. */
function write(locale: Locale, { id, values }: Message): string {
  const written = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'function') return [name, value(locale)] as const;
    return [name, typeof value === 'object' ? textFor(locale, value) : value] as const;
  });
  return textIn(locale)(id, Object.fromEntries(written));
}

const NUMBER = /\d+(?:\.\d+)?/;

/** Returns the message of an English sentence: one of contracts, one of the sources, or a stored one with a `{number}`. */
function findMessage(english: string): ReturnType<typeof messageOf> {
  const message = messageOf(english);
  const [number] = NUMBER.exec(english) ?? [];
  if (number === undefined || hasMessage(message.id)) return message;
  return { id: english.replace(number, '{number}'), values: { number: Number(number) } };
}

/** Returns an English sentence in another language. Sentences without a translation are English: those for developers. */
function translate(locale: Locale, english: string): string {
  const { id, values = {} } = findMessage(english);
  if (!hasMessage(id)) return english;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    // Values of contracts are texts too, such as names of countries.
    typeof value === 'string' ? translate(locale, value) : value,
  ]);
  return textIn(locale)(id, Object.fromEntries(written));
}

/** Returns a text in a language. */
export function textFor(locale: Locale, source: Text): string {
  if (typeof source === 'object') return write(locale, source);
  return locale === SOURCE_LOCALE ? source : translate(locale, source);
}
