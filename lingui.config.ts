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

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  format: formatter({ lineNumbers: false }),
  catalogs: PACKAGES.map((name) => ({
    path: `<rootDir>/${name}/locales/{locale}`,
    include: [`<rootDir>/${name}/src`],
    exclude: ['**/*.test.*', '**/mocks/**', '**/testing/**'],
  })),
});
