import { i18n } from '@lingui/core';
import { LANGUAGE_COOKIE, LOCALES, type Locale } from '@skal/contracts/site/locale';
import { readCookie, setCookie } from '../browserState.ts';

/** The language of the page. */
export const pageLanguage = (): Locale => i18n.locale as Locale;

/** The languages that a visitor can change to. */
export const otherLanguages = (locales: readonly Locale[] = LOCALES): Locale[] =>
  locales.filter((locale) => locale !== pageLanguage());

/** The language that the visitor has chosen; undefined before any choice. */
export function chosenLanguage(): Locale | undefined {
  const chosen = readCookie(LANGUAGE_COOKIE);
  return LOCALES.find((locale) => locale === chosen);
}

/** Stores the visitor's choice: pages of accounts come in this language. */
export const chooseLanguage = (locale: Locale): void => setCookie(LANGUAGE_COOKIE, locale);
