import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { chooseLanguage, chosenLanguage } from '@skal/shell-kit/preferences/language.ts';
import { currentPath } from '../panel/panelContext.ts';
import { translatePath } from './translateState.ts';
import { createTranslator, type Translate, type Translations } from './translator.ts';

/** The language of a page, and what leads to it in another one. */
export interface PageLanguage {
  /** Translates English texts into the language of the page. */
  readonly translate: Translate;
  /** Returns the English address of a page, which the states use. */
  readonly englishPath: (path: string) => string;
  /** Returns the address of a page in another language; an account page has one address. */
  readonly pathIn: (locale: Locale, path: string) => string;
}

/** Returns the language of a page with the texts of the site in all languages. */
export function createPageLanguage(
  lang: string,
  byLocale: Readonly<Partial<Record<string, Translations>>>,
): PageLanguage {
  const locale = LOCALES.find((each) => each === lang) ?? SOURCE_LOCALE;
  const from = (other: Locale) => byLocale[other] ?? [];
  const toEnglish = createTranslator(from(locale).map(([english, translated]) => [translated, english]));
  const englishPath = (path: string) => translatePath(path, toEnglish);
  return {
    translate: createTranslator(from(locale)),
    englishPath,
    pathIn: (other, path) => translatePath(englishPath(path), createTranslator(from(other))),
  };
}

/**
 * Opens the current page in another language: at its address, or by the cookie of account pages.
 * @returns false if the page has that language only, so that it stays
 */
export function openInLanguage(locale: Locale, pathIn: PageLanguage['pathIn']): boolean {
  const isRemembered = chosenLanguage() === locale;
  chooseLanguage(locale);
  const current = currentPath();
  const path = pathIn(locale, current);
  if (path !== current) window.location.replace(path);
  else if (isRemembered) return false;
  else window.location.reload();
  return true;
}
