import { readFileSync } from 'node:fs';
import { createCatalogTexts } from '@skal/contracts/site/catalogTexts';

export type { TextOf } from '@skal/contracts/site/catalogTexts';

/** Folders of the catalogs with the sentences of contracts and api. */
const CATALOGS = ['../../../packages/contracts/locales', '../../locales'];

export const { textIn, hasMessage } = createCatalogTexts((locale) =>
  CATALOGS.map((folder) => readFileSync(new URL(`${folder}/${locale}.po`, import.meta.url), 'utf8')),
);
