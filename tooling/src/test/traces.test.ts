import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RunContext } from './context.ts';
import type { Step } from './step.ts';
import type { drawPages } from './traces/drawn.ts';
import { ANYTHING, noteFileOf, reportIn } from './traces/notes.ts';
import { servedBy, type TraceWatch, watchTests } from './traces.ts';

const TASK = { project: '@skal/e2e', folder: 'e2e' };
const NAMES = ['bar', 'files', 'menu', 'odd'] as const;
const fileOf = (name: string) => `e2e/src/journeys/${name}.test.ts`;

let root: string;
let context: RunContext;
let runs = 0;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const build = (section: string, text: string): void =>
  write(`mfe-small/dist/production/public/${section}.aaaaaaaa.js`, text);

const step: Step = {
  name: 'journeys',
  about: 'a step of browser tests',
  cores: 1,
  jest: true,
  traces: 'served',
  commands: [['jest.mjs', 'src/journeys']],
};
const noPages = async () => ({});
const watch = (env: NodeJS.ProcessEnv = {}, draw: typeof drawPages = noPages): Promise<TraceWatch> => {
  runs += 1;
  const scratch = join(root, 'node_modules', `run${runs}`);
  return watchTests(step, TASK, servedBy(draw), { ...context, scratch }, env);
};

/** A run whose tests are served the section of their own name; one of them starts another program as well. */
const run = async (failing: readonly string[] = [], meanwhile = () => {}, draw = noPages): Promise<void> => {
  const { folder, keep } = await watch({}, draw);
  const testResults = NAMES.map((name) => {
    const addresses = ['/dashboard', `/r/mfe-small/1/${name}.aaaaaaaa.js`, ...(name === 'odd' ? [ANYTHING] : [])];
    writeFileSync(noteFileOf(folder, fileOf(name)), `${addresses.join('\n')}\n`);
    const status = failing.includes(name) ? 'failed' : 'passed';
    return { name: join(root, fileOf(name)), status, assertionResults: [{ status }, { status: 'passed' }] };
  });
  writeFileSync(reportIn(folder), JSON.stringify({ testResults }));
  meanwhile();
  await keep();
};
/** What is to be run now, and how many tests are left out. */
const chosen = async (env: NodeJS.ProcessEnv = {}, draw = noPages) => {
  const { run: files, held } = await (await watch(env, draw)).choose(NAMES.map(fileOf));
  return [NAMES.filter((name) => files.includes(fileOf(name))), held];
};
const ALL = [NAMES, 0];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-served-'));
  write('settings.json', '{}');
  for (const name of NAMES) {
    write(fileOf(name), name === 'files' ? "import { readFile } from 'node:fs/promises';" : '');
    build(name, 'one');
  }
  write('e2e/src/pages/other.test.ts', '');
  write('mfe-small/src/sections.tsx', 'one');
  write('mfe-small/dist/production/release.json', JSON.stringify({ version: '1', routes: [] }));
  const files = ['settings.json', 'mfe-small/src/sections.tsx'];
  context = {
    root,
    scratch: join(root, 'node_modules/run'),
    database: async () => ({ url: '', version: '' }),
    inputs: async () => ({ files, runtime: ['node --version'], environment: ['SEED'] }),
  };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('browser tests after a change', () => {
  it('are all run where none has passed yet', async () => {
    expect(await chosen()).toEqual(ALL);
  });

  it('are left out where nothing has changed, whatever they look at', async () => {
    await run();
    expect(await chosen()).toEqual([[], 8]);
  });

  it('are run that were served what has changed, and those of which that is not all they go by', async () => {
    await run();
    write('mfe-small/src/sections.tsx', 'two');
    build('menu', 'two');
    expect(await chosen()).toEqual([['files', 'menu', 'odd'], 2]);
  });

  it('are left out again where a change is taken back, all of it or of what they were served', async () => {
    const change = (menu: string, bar: string) => {
      write('mfe-small/src/sections.tsx', menu + bar);
      build('menu', menu);
      build('bar', bar);
    };
    for (const [menu, bar] of [
      ['one', 'one'],
      ['two', 'one'],
      ['two', 'two'],
    ] as const) {
      change(menu, bar);
      await run();
    }
    change('one', 'two');
    expect(await chosen()).toEqual([['files', 'odd'], 4]);
    change('two', 'one');
    expect(await chosen()).toEqual([[], 8]);
    await run(['menu']);
    change('one', 'two');
    expect(await chosen()).toEqual([['files', 'menu', 'odd'], 2]);
  });

  it('are run where one that they were served is no longer there', async () => {
    await run();
    write('mfe-small/src/sections.tsx', 'two');
    rmSync(join(root, 'mfe-small/dist/production/public/bar.aaaaaaaa.js'));
    expect(await chosen()).toEqual([['bar', 'files', 'odd'], 2]);
  });

  it('are all run where the release says something else of itself', async () => {
    await run();
    write('mfe-small/src/sections.tsx', 'two');
    write('mfe-small/dist/production/release.json', JSON.stringify({ version: '2', routes: [{ access: 'client' }] }));
    expect(await chosen()).toEqual(ALL);
  });

  it('are all run where something else has changed: a file, or what is told to them', async () => {
    await run();
    expect(await chosen({ SEED: '7' })).toEqual(ALL);
    write('settings.json', '{ }');
    expect(await chosen()).toEqual(ALL);
  });

  it('are run again that have failed, and left out once they have passed', async () => {
    await run(['menu']);
    expect(await chosen()).toEqual([['menu'], 6]);
    await run();
    expect(await chosen()).toEqual([[], 8]);
    // Also where nothing has changed since they passed.
    await run(['bar']);
    expect(await chosen()).toEqual([['bar'], 6]);
  });

  it('are all run where a page cannot be drawn, and nothing is kept of them', async () => {
    const broken = async () => {
      throw new Error('/about could not be drawn');
    };
    await run([], () => {}, broken);
    expect(await chosen()).toEqual(ALL);
    await run();
    expect(await chosen({}, broken)).toEqual(ALL);
  });

  it('are not known of a run in which something has changed', async () => {
    await run([], () => write('mfe-small/src/sections.tsx', 'two'));
    expect(await chosen()).toEqual(ALL);
  });
});
