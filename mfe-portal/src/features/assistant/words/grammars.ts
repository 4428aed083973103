import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { danish } from './danish/danish.ts';
import { english } from './english/english.ts';
import type { Grammar } from './grammar.ts';

const grammars: Readonly<Record<Locale, Grammar>> = { en: english, da: danish };

/** Returns the words that are understood on a page: of its language, and of the source language. */
export const grammarsOf = (locale: Locale): readonly Grammar[] => [
  ...new Set([grammars[locale], grammars[SOURCE_LOCALE]]),
];
