import { i18n } from '@lingui/core';

type Value = string | number;

/** Names of the placeholders in a message. */
type Names<Id extends string> = Id extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** A message and the values of its placeholders. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/** Values come from constants and short lists. The limit protects the memory of a process if one does not. */
const SENTENCES_MAX = 5000;
const sentences = new Map<string, Message>();

/**
 * Returns a text in the language of the page, and in English without catalogs: in Node, in tests and in Storybook. The comment
 * `i18n` before the id, which is the English text, marks it for the catalogs.
 */
export function say<Id extends string>(
  id: Id,
  ...[values]: [Names<Id>] extends [never] ? [] : [Readonly<Record<Names<Id>, Value>>]
): string {
  if (id in i18n.messages) return i18n._(id, values);
  if (!values) return id;
  const text = id.replace(/\{(\w+)\}/g, (_, name: Names<Id>) => String(values[name]));
  if (sentences.size < SENTENCES_MAX) sentences.set(text, { id, values });
  return text;
}

/** Returns the message of an English sentence, so that the api can answer it in the language of a request. */
export const messageOf = (sentence: string): Message => sentences.get(sentence) ?? { id: sentence };
