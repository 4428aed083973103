import { LANGUAGE_COOKIE, LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { THEME_COOKIE, THEMES, type Theme } from '@skal/contracts/site/theme';
import { type ComposedPage, type Composition, inLanguage } from '../composition/composition.ts';

function readCookie<Value extends string>(
  cookies: string | undefined,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const [, found] = new RegExp(`(?:^|;)\\s*${name}=([^;]*?)\\s*(?:;|$)`).exec(cookies ?? '') ?? [];
  return values.find((value) => value === found);
}

/** Reads the language that a visitor has chosen. */
export const chosenLocale = (cookies: string | undefined): Locale | undefined =>
  readCookie(cookies, LANGUAGE_COOKIE, LOCALES);

/** Reads the theme that a visitor has chosen. */
export const chosenTheme = (cookies: string | undefined): Theme | undefined =>
  readCookie(cookies, THEME_COOKIE, THEMES);

/** Returns the language of an address: `/da/kontakt` is Danish, even if there is no such page. */
export const localeOfPath = (path: string): Locale =>
  LOCALES.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? SOURCE_LOCALE;

/**
 * Chooses the page of an address: the address decides on the language, for a page of an account the visitor's cookie.
 * @param cookies of the request
 */
export function choosePage(
  { pages, notFound }: Pick<Composition, 'pages' | 'notFound'>,
  path: string,
  cookies: string | undefined,
): ComposedPage {
  const page = pages.get(path);
  return page ? inLanguage(page, chosenLocale(cookies) ?? SOURCE_LOCALE) : inLanguage(notFound, localeOfPath(path));
}
