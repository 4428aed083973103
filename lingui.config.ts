import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LOCALES, SOURCE_LOCALE } from './packages/contracts/src/site/locale.ts';

/** Packages with texts, each with its own catalogs. */
const PACKAGES = [
  'shared-ui',
  'packages/contracts',
  'packages/shell-kit',
  'packages/forms',
  'packages/account',
  'shell',
  'mfe-marketing',
  'mfe-portal',
  'mfe-admin',
  'api',
];

/** Whose texts a build changes: `PSEUDO_LOCALE=da npm start` (docs/how-to/translate.md). */
const pseudoLocale = process.env.PSEUDO_LOCALE;

const catalog = (folder: string, sources: string) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: [`<rootDir>/${sources}`],
  exclude: ['**/*.test.*', '**/mocks/**', '**/testing/**'],
});

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  pseudoLocale: pseudoLocale ? [{ locale: pseudoLocale, prepend: '[', append: ']', extend: 0.3 }] : [],
  format: formatter({ lineNumbers: false }),
  // The web server reads its own catalogs; pages have no use for them.
  catalogs: [...PACKAGES.map((name) => catalog(name, `${name}/src`)), catalog('shell/server', 'shell/server')],
});
