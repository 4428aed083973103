import { jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { MESSAGES_ID, type PageMessages } from './pageMessages.ts';

jest.unstable_mockModule('../lazy/chunkImport.ts', () => ({
  importChunk: async (file: string) => ({ default: { file: [file], again: ['Once more'] } }),
}));
const { installMessages } = await import('./messages.ts');

const BASE = 'http://localhost:3000/r/mfe-beer/1/';

afterEach(() => {
  document.documentElement.lang = 'en';
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

it('loads the texts of a script in the language of the page, and keeps those that the page has', async () => {
  const page: PageMessages = { scripts: ['/r/shell/1/main.js'], messages: { again: ['Again'] } };
  document.documentElement.lang = 'da';
  document.body.innerHTML = `<script type="application/json" id="${MESSAGES_ID}">${JSON.stringify(page)}</script>`;
  installMessages(document);
  await (globalThis as unknown as { skalMessages(script: string): Promise<void> }).skalMessages(`${BASE}Page.js`);
  expect([i18n._('again'), i18n._('file')]).toEqual(['Again', `${BASE}Page.da.js`]);
});
