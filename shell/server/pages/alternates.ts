import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { PageTranslations } from '../../src/federation/snapshot.ts';
import { escapeHtml } from './escape.ts';

/** A page in one language, with its paths in the others. */
interface TranslatedPage {
  path: string;
  locale: Locale;
  translations: PageTranslations;
}

/**
 * Returns the absolute addresses of a page by language, its own included, and for all other languages the English one:
 * search engines follow alternates only if each page names all of them. Empty for a page of one language.
 */
function alternatesOf({ path, locale, translations }: TranslatedPage, origin: string): [lang: string, url: string][] {
  if (Object.keys(translations).length === 0) return [];
  const paths: PageTranslations = { ...translations, [locale]: path };
  const all = [...LOCALES.map((each) => [each, paths[each]] as const), ['x-default', paths[SOURCE_LOCALE]] as const];
  return all.flatMap(([lang, own]) => (own ? [[lang, origin + own]] : []));
}

/** Writes the links to a page in each language, for its head. */
export const alternateLinks = (page: TranslatedPage, origin: string): string[] =>
  alternatesOf(page, origin).map(
    ([lang, url]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}">`,
  );

/** Writes the same for the sitemap. */
export const sitemapAlternates = (page: TranslatedPage, origin: string): string =>
  alternatesOf(page, origin)
    .map(([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}"/>`)
    .join('');
