import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LOCALES, SOURCE_LOCALE } from '@skal/contracts/site/locale';

/** Whose texts a build changes: `PSEUDO_LOCALE=da npm start` (docs/how-to/translate.md). */
const pseudoLocale = process.env.PSEUDO_LOCALE;

/**
 * Returns Lingui's config for packages with catalogs: `locales/<language>.po`.
 * @param packages their folders. `<rootDir>` is the folder of the config file
 * @param sourcesOf the folder with the sources of a package
 */
export const linguiConfig = (
  packages: readonly string[],
  sourcesOf = (folder: string) => `${folder}/src`,
): LinguiConfig & Required<Pick<LinguiConfig, 'catalogs'>> => ({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  pseudoLocale: pseudoLocale ? [{ locale: pseudoLocale, prepend: '[', append: ']', extend: 0.3 }] : [],
  format: formatter({ lineNumbers: false }),
  catalogs: packages.map((folder) => ({
    path: `${folder}/locales/{locale}`,
    include: [sourcesOf(folder)],
    exclude: ['**/*.test.*', '**/mocks/**', '**/testing/**'],
  })),
});
