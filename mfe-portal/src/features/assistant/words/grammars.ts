import type { Locale } from '@skal/contracts/site/locale';
import { danish } from './danish/danish.ts';
import { english } from './english/english.ts';
import type { Grammar } from './grammar.ts';

const grammars: Readonly<Partial<Record<Locale, Grammar>>> = { da: danish };

/** Returns the words that are understood on a page: of its language, and of the source language. */
export function grammarsOf(locale: Locale): readonly Grammar[] {
  const own = grammars[locale];
  return own ? [own, english] : [english];
}
