/** The languages of the site, as BCP 47 tags. The first is the language of the sources. */
export const LOCALES = ['en', 'da'] as const;

export type Locale = (typeof LOCALES)[number];

export const SOURCE_LOCALE: Locale = LOCALES[0];

/** Name of the cookie with the language, for account pages without a session. */
export const LANGUAGE_COOKIE = 'language';
