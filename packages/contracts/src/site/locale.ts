/** The languages of the site, as BCP 47 tags. The first is the language of the sources. */
export const LOCALES = ['en', 'da'] as const;

export type Locale = (typeof LOCALES)[number];

export const SOURCE_LOCALE: Locale = LOCALES[0];

/** The tag that `Intl` formats dates and numbers with. */
export const FORMAT_TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', da: 'da-DK' };

/** Name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', da: 'Dansk' };

/** Returns the home page in a language; the public pages of further languages are below it. */
export const homePath = (locale: Locale): string => (locale === SOURCE_LOCALE ? '/' : `/${locale}`);

/** Name of the cookie with the language, for account pages without a session. */
export const LANGUAGE_COOKIE = 'language';
