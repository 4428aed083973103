import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Inputs } from './tasks.ts';
import { ROOT, tasksOf } from './tasks.ts';

/** Of each task of some steps what its result is remembered for, as nx says it of this very project. */
const ask = (steps: readonly string[]): Record<string, Inputs> => {
  const program = `
    import { inputsOf, tasksOf } from ${JSON.stringify(join(ROOT, 'tooling/src/test/tasks.ts'))};
    const all = {};
    for (const step of ${JSON.stringify(steps)})
      for (const task of tasksOf(step)) all[task.folder + ' ' + step] = await inputsOf(step, task);
    console.log('answer ' + JSON.stringify(all));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(/^answer (.*)$/m.exec(stdout)?.[1] ?? '') as Record<string, Inputs>;
};

const inputs = ask(['unit', 'api-sqlite', 'api-mariadb', 'lint', 'types']);
const tasks = Object.keys(inputs);
/** The tasks that a change of a file runs again. */
const brokenBy = (file: string): string[] => tasks.filter((task) => inputs[task]?.files.includes(file));
/** Those that look at the whole project. */
const WHOLE = ['bench unit', 'product unit', 'shared-ui unit', 'tooling lint', 'tooling types', 'tooling unit'];

describe('what a result of the cache is remembered for', () => {
  it('is known of every package that has tests', () => {
    expect(tasksOf('unit').map(({ folder }) => `${folder} unit`)).toEqual(
      expect.arrayContaining(['contracts unit', 'mfe-portal unit', 'shell unit']),
    );
    expect(tasks).toEqual(expect.arrayContaining(tasksOf('unit').map(({ folder }) => `${folder} unit`)));
  });

  it.each([
    ['the lockfile', 'package-lock.json'],
    ['a manifest', 'forms/package.json'],
    ['what every test runs in', 'tooling/jest/setup-node.ts'],
    ['the settings of the cache', 'nx.json'],
  ])('holds %s for all of them', (_what, file) => {
    expect(brokenBy(file)).toEqual(tasks);
  });

  it('holds the machine, its Node and the database for all of them', () => {
    for (const { runtime, environment } of Object.values(inputs)) {
      expect(runtime).toEqual(['node tooling/src/test/machine.ts']);
      expect(environment).toContain('TEST_DATABASE_VERSION');
    }
    const { stdout } = spawnSync(process.execPath, ['tooling/src/test/machine.ts'], { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toContain(process.version);
  });

  it('holds the contracts for whoever speaks them', () => {
    expect(brokenBy('contracts/src/session.ts')).toEqual(tasks);
  });

  it('holds one remote for itself, for a tester’s page that takes its mocks, and for what looks at everything', () => {
    expect(brokenBy('mfe-portal/src/manifest.ts').sort()).toEqual([...WHOLE, 'mfe-portal unit', 'qa unit'].sort());
  });

  it('holds the tests of a package for itself alone', () => {
    expect(brokenBy('contracts/src/contracts.test.ts').sort()).toEqual([...WHOLE, 'contracts unit'].sort());
  });

  it('holds the documents for those that read them', () => {
    expect(brokenBy('docs/operations.md').sort()).toEqual(
      [...WHOLE, 'api api-mariadb', 'api api-sqlite', 'shell unit'].sort(),
    );
    expect(brokenBy('docs/releasing.md').sort()).toEqual(WHOLE);
  });
});
