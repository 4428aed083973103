import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { PageMessages } from '@skal/shell-kit/i18n/pageMessages.ts';
import type { PageTranslations } from '../../src/federation/snapshot.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import type { Registry } from '../registry/registry.ts';
import { PUBLIC_DIR, type Release, type ReleaseRoute, releaseBaseUrl } from '../releases/release.ts';
import type { ComposedPage, Composition } from './composition.ts';

/** Returns the languages that at least one remote of a set has, English first. */
export const localesOf = ({ remotes }: Pick<LiveSet, 'remotes'>): Locale[] =>
  LOCALES.filter((locale) => locale === SOURCE_LOCALE || remotes.some(({ languages }) => languages[locale]));

/** Returns a set in one language. A remote without it keeps its English pages. */
export const translateSet = (live: LiveSet, locale: Locale): LiveSet => ({
  ...live,
  remotes: live.remotes.map((remote) => {
    const { routes, nav, home, languages } = remote;
    return { ...remote, ...languages[locale], languages: { ...languages, [SOURCE_LOCALE]: { routes, nav, home } } };
  }),
});

/** Returns the language of a remote in a set in one language. */
export const localeIn = ({ languages }: Pick<Release, 'languages'>, locale: Locale): Locale =>
  languages[locale] ? locale : SOURCE_LOCALE;

/**
 * Returns the addresses of a public page in further languages: two routes are the same page if they have the same chunk.
 * @param remote of a set in the language
 */
export function translationsOf(remote: Release, { page, path }: ReleaseRoute, locale: Locale): PageTranslations {
  const own = localeIn(remote, locale);
  const withChunk = ({ routes }: Pick<Release, 'routes'>) =>
    routes.filter((route) => route.page === page && route.access === 'public');
  const index = withChunk(remote).findIndex((route) => route.path === path);
  const addresses = Object.entries(remote.languages).flatMap(([other, texts]) => {
    const route = other === own ? undefined : withChunk(texts)[index];
    return route ? [[other, route.path]] : [];
  });
  return Object.fromEntries(addresses);
}

/**
 * Returns the address of a public page in the language of a set; its English one if no remote has translated it.
 * @param path the English address
 */
export function pathIn({ remotes }: Pick<LiveSet, 'remotes'>, path: string, locale: Locale): string {
  const routes = remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  const found = routes.find(({ remote, route }) => translationsOf(remote, route, locale)[SOURCE_LOCALE] === path);
  return found?.route.path ?? path;
}

const withTranslation = (page: ComposedPage, translated: ComposedPage, locale: Locale): ComposedPage => ({
  ...page,
  translations: { ...page.translations, [locale]: translated },
});

/** Adds the pages in a further language. Pages of accounts have the same address in each. */
export function addTranslation(composition: Composition, translated: Composition, locale: Locale): Composition {
  const pages = new Map(composition.pages);
  for (const [path, page] of translated.pages) {
    const known = pages.get(path);
    if (!known) pages.set(path, page);
    // Otherwise it is a public page of a remote without this language.
    else if (!known.isPublic) pages.set(path, withTranslation(known, page, locale));
  }
  const snapshots = { ...composition.renderedWith.snapshots, ...translated.renderedWith.snapshots };
  return {
    ...composition,
    pages,
    notFound: withTranslation(composition.notFound, translated.notFound, locale),
    renderedWith: { ...composition.renderedWith, snapshots },
    remoteLists: [...composition.remoteLists, ...translated.remoteLists],
  };
}

/** Returns the name of the file with the messages of a script (tools/cli/src/webpack/messages/messagesPlugin.ts). */
const messagesFile = (script: string, locale: Locale): string => script.replace(/\.js$/, `.${locale}.js`);

/** Reads the messages of the scripts that a page loads first, so that it needs no request for them. */
export function readPageMessages(
  releaseDir: Registry['releaseDir'],
  locale: Locale,
  scripts: readonly (readonly [Release, readonly string[]])[],
): PageMessages {
  const page: { scripts: string[]; messages: PageMessages['messages'] } = { scripts: [], messages: {} };
  for (const [release, files] of scripts) {
    const publicDir = join(releaseDir(release.name, release.version), PUBLIC_DIR);
    for (const file of files) {
      const own = messagesFile(file, locale);
      if (!(own in release.integrity)) continue;
      const text = readFileSync(join(publicDir, own), 'utf8');
      page.scripts.push(releaseBaseUrl(release) + file);
      // `export default {…};`. The first text with an id stays, as on the server and for scripts that load later.
      page.messages = { ...JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), ...page.messages };
    }
  }
  return page;
}
