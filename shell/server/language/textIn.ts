import { readFileSync } from 'node:fs';
import { createCatalogTexts } from '@skal/contracts/site/catalogTexts';

/** The web server's own texts, outside of the pages of the bundles. */
export const { textIn } = createCatalogTexts((locale) => [
  readFileSync(new URL(`../locales/${locale}.po`, import.meta.url), 'utf8'),
]);
