import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTexts, localesOf, readCatalogs } from './catalogs.ts';

const texts = { path: '/da/kontakt', greeting: 'Hej {name}' };
const pseudo = { locale: 'da', options: { prepend: '[' } };

test('a pseudo-locale changes the texts of its language, but no path and no placeholder', () => {
  const { path, greeting } = compileTexts('da', texts, pseudo);
  expect(path).toEqual(['/da/kontakt']);
  expect(greeting).toEqual([expect.stringMatching(/^\[[^a-z]+ $/), ['name']]);
  expect(compileTexts('en', texts, pseudo)).toEqual({ path: ['/da/kontakt'], greeting: ['Hej ', ['name']] });
});

test('a text that is not valid ICU is an error', () => {
  expect(() => compileTexts('da', { greeting: 'Hej {name' })).toThrow();
});

test('a remote without Danish has English texts, and Danish ones of the packages in it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'skal-remote-'));
  mkdirSync(join(dir, 'locales'));
  const entries = ['Our beers', 'Try again'].map((text) => `msgid "${text}"\nmsgstr "${text}"\n`);
  writeFileSync(join(dir, 'locales/en.po'), entries.join('\n'));
  expect(localesOf({ dir })).toEqual(['en']);
  const { da = {} } = await readCatalogs({ dir, packages: ['shared-ui'] });
  expect(Object.values(da)).toContainEqual(['Our beers']);
  expect(Object.keys(da).length).toBeGreaterThan(2);
  expect(Object.values(da)).not.toContainEqual(['Try again']);
  writeFileSync(join(dir, 'locales/da.po'), 'msgid "Our beers"\nmsgstr "Our beers (da)"\n');
  expect(localesOf({ dir })).toEqual(['en', 'da']);
  expect(Object.values((await readCatalogs({ dir, packages: [] })).da ?? {})).toContainEqual(['Our beers (da)']);
  rmSync(dir, { recursive: true });
});
