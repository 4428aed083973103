import { readFileSync } from 'node:fs';

const table = readFileSync(new URL('../../../mfe-portal/src/sections/sections.ts', import.meta.url), 'utf8');

/** English titles of the portal's sections by id, in order. Read as text: Playwright cannot load the components' styles and images. */
export const SECTION_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  [...table.matchAll(/^ +id: '([^']+)',\n +title: t`([^`]+)`/gm)].map(([, id = '', title = '']) => [id, title]),
);
