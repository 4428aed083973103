import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { chooseLanguage, chosenLanguage } from '@skal/shell-kit/preferences/language.ts';
import { currentPath } from '../panel/panelContext.ts';
import { translatePath } from './translateState.ts';
import { createTranslator, type Translate } from './translator.ts';

/** The language of a page, and what leads to it in another one. */
export interface PageLanguage {
  /** Translates English texts into the language of the page. */
  readonly translate: Translate;
  /** Returns the English address of a page. */
  readonly englishPath: (path: string) => string;
  /** Returns the address of a page in another language; an account page has one address. */
  readonly pathIn: (locale: Locale, path: string) => string;
}

/** Returns the language of a page, given the texts of the site by language and message id. */
export function createPageLanguage(
  locale: Locale,
  texts: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>,
): PageLanguage {
  const english = Object.entries(texts[SOURCE_LOCALE] ?? {});
  const pairsIn = (other: Locale) => english.map(([id, text]) => [text, texts[other]?.[id] ?? text] as const);
  const translatePathBy = (pairs: readonly (readonly [string, string])[]) => {
    const addresses = new Map(pairs);
    return (path: string) => translatePath(path, (pathname) => addresses.get(pathname) ?? pathname);
  };
  const englishPath = translatePathBy(pairsIn(locale).map(([text, translated]) => [translated, text]));
  return {
    translate: createTranslator(locale === SOURCE_LOCALE ? [] : pairsIn(locale)),
    englishPath,
    pathIn: (other, path) => translatePathBy(pairsIn(other))(englishPath(path)),
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
