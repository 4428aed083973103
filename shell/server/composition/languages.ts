import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { PageMessages } from '@skal/shell-kit/i18n/pageMessages.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import type { Registry } from '../registry/registry.ts';
import { PUBLIC_DIR, type Release, releaseBaseUrl } from '../releases/release.ts';

/** Returns the languages besides English that at least one remote of a set has. */
export const furtherLocales = ({ remotes }: Pick<LiveSet, 'remotes'>): Locale[] =>
  LOCALES.filter((locale) => locale !== SOURCE_LOCALE && remotes.some(({ languages }) => languages[locale]));

/** Returns a set in one language. A remote without it keeps its English pages, which the shell marks as English. */
export const translateSet = (live: LiveSet, locale: Locale): LiveSet => ({
  ...live,
  remotes: live.remotes.map((remote) => ({ ...remote, ...remote.languages[locale] })),
});

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
      Object.assign(page.messages, JSON.parse(text.replace(/^export default |;\n$/g, '')));
    }
  }
  return page;
}
