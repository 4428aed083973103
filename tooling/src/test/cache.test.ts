import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stepNamed } from './chooseSteps.ts';
import type { RunContext } from './context.ts';
import { runStep } from './runStep.ts';
import { ROOT, tasksOf } from './tasks.ts';

let root: string;
/** Lerna takes seconds to begin, on a busy machine many. */
const LIMIT = 120_000;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A task that says what task.ts would, and fails where its package says so. */
const TASK = `
  import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
  mkdirSync('test-results', { recursive: true });
  const count = { passed: 10, failed: 0, passedOver: 0 };
  const report = { run: process.env.TEST_RUN, milliseconds: 1, reads: ['package.json'], count };
  writeFileSync('test-results/unit.json', JSON.stringify(report));
  process.exitCode = existsSync('broken') ? 1 : 0;`;

const writePackage = (folder: string, dependencies: Readonly<Record<string, string>>): void => {
  const manifest = { name: `@skal/${folder}`, version: '1.0.0', dependencies, scripts: { unit: 'node task.mjs' } };
  write(`${folder}/package.json`, JSON.stringify(manifest));
  write(`${folder}/task.mjs`, TASK);
};

/** A project of two packages with our own settings of the cache. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-cache-'));
  for (const path of ['.gitignore', 'nx.json', 'lerna.json', 'tooling/src/test/machine.ts']) write(path, read(path));
  write('tooling/package.json', JSON.stringify({ type: 'module' }));
  const lists = { lockfileVersion: 3, packages: {} };
  write('package-lock.json', JSON.stringify(lists));
  write('package.json', JSON.stringify({ name: 'small', private: true, workspaces: ['contracts', 'mfe-small'] }));
  writePackage('contracts', {});
  writePackage('mfe-small', { '@skal/contracts': '*' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

let runs = 0;
const run = () => {
  runs += 1;
  const scratch = join(root, 'node_modules', `run${runs}`);
  mkdirSync(scratch, { recursive: true });
  const context: RunContext = {
    root,
    scratch,
    database: async () => ({ url: '', version: '' }),
    inputs: async () => ({ files: ['package.json'], runtime: [], environment: [] }),
  };
  return runStep({ ...stepNamed('unit'), tasks: tasksOf('unit', root) }, context);
};

describe('the cache of tasks', () => {
  it(
    'gives back what nothing has changed of, but no failure',
    async () => {
      write('contracts/broken', '');
      expect(await run()).toMatchObject({ passed: false, fault: 'failed' });
      const again = await run();
      expect(again).toMatchObject({ passed: false, fault: 'failed', count: { passed: 10 }, cached: { tasks: 1 } });

      rmSync(join(root, 'contracts/broken'));
      const mended = await run();
      expect(mended).toMatchObject({ passed: true, count: { passed: 20 } });
      expect(mended).not.toHaveProperty('cached');

      write('mfe-small/src/manifest.ts', 'export const changed = true;');
      const changed = await run();
      expect(changed).toMatchObject({ passed: true, count: { passed: 10 }, cached: { tasks: 1, tests: 10 } });
    },
    LIMIT,
  );
});
