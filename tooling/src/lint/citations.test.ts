import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namedIn, provenIn } from './citations.ts';
import { readSources } from './project.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(new URL('../../../docs/facts.md', import.meta.url), 'utf8');
const listed = [...page.matchAll(/^- \*\*(\S+)\*\* \S/gm)].map(([, id = '']) => id);
const files = readSources(root);
const proven = new Set(files.flatMap(provenIn));

describe('docs/facts.md', () => {
  it('explains every id that a test begins with or that a comment names, each once', () => {
    const cited = new Set([...proven, ...files.flatMap(namedIn)]);
    expect([...cited].filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  it('lists nothing that no test names', () => {
    expect(listed.filter((id) => !proven.has(id))).toEqual([]);
  });
});

describe('an id', () => {
  const inTest = (text: string) => provenIn({ path: 'api/src/a.test.ts', text });
  const begin = (ids: string) => `it('${ids}: says so', () => {});`;

  it('is found at the beginning of a title, in spans and in the rows of a table', () => {
    expect(inTest(begin('F9'))).toEqual(['F9']);
    expect(inTest(begin('C2, C10-C12, 8.2.1'))).toEqual(['C2', 'C10', 'C11', 'C12', '8.2.1']);
    expect(inTest(`it.each([\n  ['J7', 'commerce'],\n])`)).toEqual(['J7']);
    expect(provenIn({ path: 'api/src/a.ts', text: begin('F9') })).toEqual([]);
  });

  it('is found in comments, and nowhere else in code', () => {
    const lines = [' * Prices (K31-K32).', `const path = 'M24 3'; // by T9`, 'const size = A4;'];
    expect(namedIn({ path: 'api/src/a.ts', text: lines.join('\n') })).toEqual(['K31', 'K32', 'T9']);
  });
});
