import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from './contentTypes.ts';
import { sources } from './sources.ts';

interface FoundText {
  where: string;
  text: string;
}

/** Every text in a value, with its path. */
function* textsIn(value: unknown, where: string): Generator<FoundText> {
  if (typeof value === 'string') yield { where, text: value };
  else if (Array.isArray(value))
    for (const [index, part] of value.entries()) yield* textsIn(part, `${where}[${index}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, `${where}.${key}`);
}

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const modules = await Promise.all(
  files.map(async (file) => ({ file, exports: (await import(pathToFileURL(file).href)) as Record<string, unknown> })),
);
const texts = modules.flatMap(({ file, exports }) =>
  Object.entries(exports).flatMap(([name, value]) => [...textsIn(value, `${file.slice(folder.length + 1)}: ${name}`)]),
);

/** An amount that the visitor types. */
const MAY_BE_EMPTY = /calculator\.example\.order$/;

/** Exclamation marks of the specification. */
const SPECIFIED = ['Message sent successfully!', 'Thank You!'];

describe('the content', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(texts.length).toBeGreaterThan(500);
  });

  it('has no empty text, and no surrounding whitespace', () => {
    const bad = texts
      .filter(({ where }) => !MAY_BE_EMPTY.test(where) && !where.endsWith('.joined'))
      .filter(({ text }) => text === '' || text.trim() !== text);
    expect(bad).toEqual([]);
  });

  it('has no missing values', () => {
    expect(texts.filter(({ text }) => /\b(undefined|null|NaN|TODO|lorem)\b|\[object/i.test(text))).toEqual([]);
  });

  it('has only specified exclamation marks', () => {
    const exclamations = texts.filter(({ text }) => text.includes('!')).map(({ text }) => text);
    expect([...new Set(exclamations)].sort()).toEqual(SPECIFIED);
  });

  it('links only to pages that exist', () => {
    const knownPaths = new Set<string>(Object.values(paths));
    const links = texts.filter(({ where }) => /\.(to|href)$/.test(where));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ text }) => !knownPaths.has(text))).toEqual([]);
  });

  it('T19: has every specified figure in facts.ts only', () => {
    const figure = /\d%|\d euro|\d (days|weeks|months|hours)|\d-minute|\b20[12]\d\b(?! ·)/;
    const others = files.filter((file) => !/\/(facts|phone[^/]+)\.ts$/.test(file));
    const strays = others.filter((file) =>
      figure.test(readFileSync(file, 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '')),
    );
    // The sample customers of the CRM were last seen 'days ago'.
    expect(strays.map((file) => basename(file))).toEqual(['solutions.ts']);
  });

  it('C24: lists ten kinds of research without publications, all unconfirmed', () => {
    expect(sources.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { text, confirmed } of sources) {
      expect(confirmed).toBe(false);
      expect(text).toMatch(/Reference on request\.$/);
      expect(text).not.toMatch(/\d{4}/);
    }
  });
});
