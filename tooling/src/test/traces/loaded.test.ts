import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadedBy, modulesOf } from './loaded.ts';

describe('the modules that a test has loaded', () => {
  const root = mkdtempSync(join(tmpdir(), 'skal-loaded-'));
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const TEST = 'mfe-small/src/page.test.tsx';
  write(TEST);
  write('mfe-small/src/page.tsx');
  write('mfe-small/src/section.tsx');
  write('mfe-small/src/testing/lints.ts', "import { globSync } from 'node:fs';");
  write('mfe-small/package.json', '{}');
  afterAll(() => rmSync(root, { recursive: true }));
  const loaded = (...notes: string[]) => loadedBy(TEST, notes, modulesOf(root, 'mfe-small'), root);

  it('are itself and those of its package that it has left notes of', () => {
    const notes = ['mfe-small/src/page.tsx', 'mfe-small/package.json', 'shell-kit/src/index.ts'];
    expect(Object.keys(loaded(...notes) ?? {})).toEqual([TEST, 'mfe-small/src/page.tsx']);
  });

  it('are another where something else is in them', () => {
    const before = loaded('mfe-small/src/page.tsx');
    write('mfe-small/src/page.tsx', 'export {};');
    const after = loaded('mfe-small/src/page.tsx');
    expect(after?.['mfe-small/src/page.tsx']).not.toBe(before?.['mfe-small/src/page.tsx']);
    expect(after?.[TEST]).toBe(before?.[TEST]);
  });

  it.each([
    ['one of them looks at files', 'mfe-small/src/testing/lints.ts'],
    ['one of them is gone', 'mfe-small/src/gone.ts'],
  ])('are not all that it goes by where %s', (_what, path) => {
    expect(loaded(path)).toBeUndefined();
  });
});
