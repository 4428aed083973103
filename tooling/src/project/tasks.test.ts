import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BREAKAGES } from '../breakages/breakages.ts';
import { STEPS } from '../test/steps.ts';
import { type Inputs, ROOT, tasksOf } from '../test/tasks.ts';

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

const STEPS_OF_TASKS = STEPS.map(({ name }) => name).filter((name) => tasksOf(name).length > 0);
const inputs = ask(STEPS_OF_TASKS);
const tasks = Object.keys(inputs);
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
/** The tasks that a change of a file runs again. */
const brokenBy = (file: string): string[] => tasks.filter((task) => inputs[task]?.files.includes(file));
/** Those that look at the whole project. */
const WHOLE = ['e2e pages-house', 'tooling lint', 'tooling project', 'tooling types'];
/** Those that do something wrong outside of remotes, or in this one. */
const GATES = ['mfe-portal gates', 'tooling gates'];
/** Those that look at all of it but what remotes are made of. */
const BUT_REMOTES = ['bench unit', 'tooling unit'];
/** Browser tests of one remote. */
const PAGES = ['e2e pages-admin', 'e2e pages-marketing', 'e2e pages-portal'];
const BROWSER = tasks.filter((task) => task.startsWith('e2e '));
/** Browser tests of a site, which the gallery is not. */
const SITES = BROWSER.filter((task) => task !== 'e2e pictures-gallery');

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
    expect(brokenBy('contracts/src/session.ts')).toEqual(tasks.filter((task) => !/^(?:shared-ui|storage) /.test(task)));
  });

  it('holds one remote for itself, its pages, a tester’s page that takes its mocks, and what looks at everything', () => {
    const seen = ['e2e pages-portal', 'e2e journeys-sqlite'];
    const broken = [...WHOLE, 'mfe-portal gates', 'mfe-portal unit', 'qa unit', ...seen];
    expect(brokenBy('mfe-portal/src/manifest.ts').sort()).toEqual(broken.sort());
    // Words of the public site are named by tests of whole sites.
    expect(brokenBy('mfe-marketing/src/manifest.ts')).toContain('e2e pages-releases');
  });

  it('holds what is broken on purpose for the gate that refuses it', () => {
    for (const file of new Set(BREAKAGES.map((breakage) => breakage.file)))
      expect([file, brokenBy(file)]).toEqual([file, expect.arrayContaining(GATES.slice(0, 1))]);
    expect(brokenBy('mfe-admin/src/manifest.ts').filter((task) => GATES.includes(task))).toEqual([]);
  });

  it('holds the pictures of a remote for its own pages alone', () => {
    const file = globSync('e2e/pictures/pages/portal/*.webp', { cwd: ROOT })[0]?.replaceAll('\\', '/') ?? '';
    expect(brokenBy(file).filter((task) => task.startsWith('e2e '))).toEqual(['e2e pages-portal']);
  });

  it('holds for the tests of pages whatever their pages are made of and served by', () => {
    expect(BROWSER).toEqual(expect.arrayContaining([...PAGES, 'e2e pages-house', 'e2e journeys-sqlite']));
    const folders = workspaces.flatMap((name) => (name.includes('*') ? [] : [`${name}/`]));
    for (const folder of folders.filter((name) => !['bench/', 'e2e/'].includes(name))) {
      const files = inputs['e2e pages-house']?.files.filter((file) => file.startsWith(folder)) ?? [];
      expect(files.length).toBeGreaterThan(2);
      for (const task of SITES) {
        const own = new Set(inputs[task]?.files);
        expect([task, files.filter((file) => !own.has(file))]).toEqual([task, []]);
      }
    }
  });

  it('holds for the pictures of the gallery what its stories are of, mails among them, and no remote', () => {
    const letter = 'api/src/modules/outbox/letter.ts';
    for (const file of ['shared-ui/src/components/Badge.tsx', 'forms/src/index.ts', 'gallery/src/preview.tsx', letter])
      expect(brokenBy(file)).toContain('e2e pictures-gallery');
    for (const file of ['mfe-portal/src/manifest.ts', 'api/src/db/database.ts', 'account/src/AccountParts.tsx'])
      expect(brokenBy(file)).not.toContain('e2e pictures-gallery');
  });

  it('holds each browser test for the one step that runs it, and what they share for all of them', () => {
    const files = globSync('e2e/src/**/*', { cwd: ROOT, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    const runBy = (file: string) =>
      STEPS.filter(({ name, long }) => !long && BROWSER.includes(`e2e ${name}`))
        .filter(({ commands }) =>
          [commands]
            .flat(2)
            .some(
              (pattern) => typeof pattern === 'string' && pattern.startsWith('src/') && new RegExp(pattern).test(file),
            ),
        )
        .map(({ name }) => name);
    for (const file of files.filter((path) => path.endsWith('.test.ts') && !/\/(engines|states)\//.test(path))) {
      const steps = runBy(file);
      expect([file, steps.length]).toEqual([file, file.includes('/journeys/') ? 2 : 1]);
      for (const name of steps) expect(inputs[`e2e ${name}`]?.files).toContain(file);
    }
    for (const file of files.filter((path) => /\/(harness|forms)\/|src\/\w+\.ts$/.test(path)))
      expect([file, brokenBy(file)]).toEqual([file, expect.arrayContaining(BROWSER)]);
  });

  it('holds the tests of a package for itself, and for the sites that are made of it', () => {
    const unit = brokenBy('contracts/src/contracts.test.ts').filter((task) => !task.startsWith('e2e '));
    const whole = [...WHOLE, ...BUT_REMOTES].filter((task) => !task.startsWith('e2e '));
    expect(unit.sort()).toEqual([...whole, 'contracts unit', ...GATES].sort());
  });

  it('holds the documents for those that read them', () => {
    expect(brokenBy('docs/operations.md').sort()).toEqual(
      [...WHOLE, ...GATES, ...BUT_REMOTES, 'api api-mariadb', 'api api-sqlite', 'shell unit'].sort(),
    );
    expect(brokenBy('docs/releasing.md').sort()).toEqual([...WHOLE, ...GATES, ...BUT_REMOTES].sort());
  });
});
