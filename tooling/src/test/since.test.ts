import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince, chosenTask, concerns, roomOf } from './since.ts';
import { strayReads } from './told.ts';

describe('what has changed since a branch', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: root });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'skal-since-'));
    git('init', '--quiet', '--initial-branch=main');
    for (const name of ['kept', 'edited', 'committed', 'removed', 'moved']) write(name, `${name} once`);
    git('add', '.');
    git('commit', '--quiet', '--message=one');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is what was committed, edited, moved, removed or made, and nothing that happened over there', () => {
    git('checkout', '--quiet', '-b', 'change');
    write('committed', 'twice');
    git('mv', 'moved', 'to');
    git('commit', '--quiet', '--all', '--message=two');
    write('edited', 'twice');
    write('made', 'new');
    rmSync(join(root, 'removed'));
    git('branch', '--quiet', 'other', 'main');
    expect(changedSince('other', root).sort()).toEqual(['committed', 'edited', 'made', 'moved', 'removed', 'to']);
  });

  it('is refused in a sentence for a name that git does not know', () => {
    expect(() => changedSince('nowhere', root)).toThrow(/git merge-base nowhere HEAD: .*nowhere/);
  });
});

describe('whether a change concerns a task', () => {
  const inputs = ['package.json', 'forms/src/useForm.ts', 'forms/package.json'];
  const isThere = (path: string) => !path.includes('gone');

  it.each([
    ['one of its files', ['docs/qa.md', 'forms/src/useForm.ts'], true],
    ['files that are not its own', ['docs/qa.md', 'forms/src/useForm.test.ts'], false],
    ['a file of its folders that is gone', ['forms/src/gone.ts'], true],
    ['a file of the project that is gone', ['gone.json'], true],
    ['a file of other folders that is gone', ['docs/gone.md'], false],
    ['nothing', [], false],
  ])('goes by its inputs: %s', (_what, changed, expected) => {
    expect(concerns(inputs, changed, isThere)).toBe(expected);
  });
});

describe('a step of browser tests', () => {
  const step = {
    name: 'pages-small',
    about: 'pages',
    cores: 1.25,
    workers: 2,
    commands: [],
    traces: 'served',
  } as const;
  const task = { project: '@skal/e2e', folder: 'e2e' };

  it.each([
    ['modules of remotes', ['mfe-small/src/page.tsx', 'mfe-other/src/gone.ts'], true],
    ['a test as well', ['mfe-small/src/page.tsx', 'e2e/src/pages/small/a.test.ts'], undefined],
    ['a picture of a remote', ['mfe-small/src/hero.webp'], undefined],
    ['a module of the shell', ['shell/src/App.tsx'], undefined],
  ])(
    'is chosen from by what it was served, where nothing has changed but modules of remotes: %s',
    (_what, changed, byTrace) => {
      expect(chosenTask(step, task, changed).byTrace).toBe(byTrace);
      expect(chosenTask({ name: 'lint', about: '', cores: 1, commands: [] }, task, changed)).toEqual(task);
    },
  );

  it('needs half the room for the tests that are left, unless they are of the remote that has changed', () => {
    const changed = ['mfe-small/src/page.tsx'];
    const few = { cores: 0.75, workers: 1, packages: 1 };
    expect(roomOf({ ...step, remote: 'mfe-other' }, [{ ...task, byTrace: true }], changed)).toEqual(few);
    expect(roomOf(step, [{ ...task, follow: changed }], changed)).toEqual(few);
    expect(roomOf({ ...step, remote: 'mfe-small' }, [{ ...task, byTrace: true }], changed)).toEqual({});
    expect(roomOf(step, [task], changed)).toEqual({});
  });
});

describe('what a task reads', () => {
  it('must be among its inputs, or be made of them', () => {
    const reads = ['forms/src/useForm.ts', 'forms/src', 'shell/dist/a.js', 'node_modules/.cache/x', 'docs/qa.md'];
    expect(strayReads(reads, ['forms/src/useForm.ts'])).toEqual(['docs/qa.md']);
  });
});
