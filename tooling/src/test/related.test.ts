import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { modulesToFollow } from './related.ts';

describe('the modules that tests of a remote are chosen by', () => {
  const root = mkdtempSync(join(tmpdir(), 'skal-related-'));
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('mfe-small/src/page.tsx');
  write('mfe-small/src/words.ts');
  write('mfe-small/src/folder.test.ts', "import { readdirSync } from 'node:fs';");
  write('mfe-small/src/lints.test.ts', "import { run } from '@skal/tooling/src/lint/run.ts';");
  write('mfe-small/src/words.test.ts', "import './words.ts';");
  write('mfe-small/jest.config.mjs');
  write('mfe-other/src/page.tsx');
  write('forms/src/form.ts');
  afterAll(() => rmSync(root, { recursive: true }));

  it('are those that have changed, and what reads files, which says of none that it hangs on it', () => {
    expect(modulesToFollow('mfe-small', ['mfe-small/src/words.ts'], root)?.sort()).toEqual([
      'mfe-small/src/folder.test.ts',
      'mfe-small/src/lints.test.ts',
      'mfe-small/src/words.ts',
    ]);
  });

  it.each([
    ['nothing', []],
    ['its settings', ['mfe-small/src/words.ts', 'mfe-small/jest.config.mjs']],
    ['a module of another remote', ['mfe-other/src/page.tsx']],
    ['a module that is gone', ['mfe-small/src/gone.ts']],
  ])('are all where what has changed is %s', (_what, changed) => {
    expect(modulesToFollow('mfe-small', changed, root)).toBeUndefined();
  });

  it('are all in a package that is no remote: its tests start programs', () => {
    expect(modulesToFollow('forms', ['forms/src/form.ts'], root)).toBeUndefined();
  });
});
