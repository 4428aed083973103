import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

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
  sourceLocale: 'en',
  locales: ['en', 'da'],
  format: formatter({ lineNumbers: false }),
  catalogs: PACKAGES.map((name) => ({
    path: `<rootDir>/${name}/locales/{locale}`,
    include: [`<rootDir>/${name}/src`],
    exclude: ['**/*.test.*', '**/mocks/**', '**/testing/**'],
  })),
});
