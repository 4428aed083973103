import { LOCALES, type Locale, SOURCE_LOCALE } from './locale.ts';

const LANGUAGE = 'language';

/** Returns the address that a form without scripts is posted to. It names the language of the page, except English. */
export const formAction = (path: string, locale: Locale): string =>
  locale === SOURCE_LOCALE ? path : `${path}?${LANGUAGE}=${locale}`;

/** Returns the language of the page whose form was posted, by the query of `formAction`. */
export function formLocale(query: string): Locale {
  const named = new URLSearchParams(query).get(LANGUAGE);
  return LOCALES.find((locale) => locale === named) ?? SOURCE_LOCALE;
}
