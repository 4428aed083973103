/**
 * The steps of `npm test`, in the order that finds a fault soonest. What has one worker follows one another beside what has
 * two: the api, the gallery and the journeys beside the pages, and what is left of them beside `unit`.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LONG_STEPS } from './longSteps.ts';
import { PAGES } from './pages.ts';
import { BROWSER, JEST, program } from './programs.ts';
import type { Step } from './step.ts';
import { ROOT } from './tasks.ts';

const { workspaces } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  workspaces: string[];
};

/** The jest projects of the tests that read the whole project, and of its gates: steps of their own. */
const WHOLE = 'tooling/src/project';
const GATES = 'tooling/src/breakages';
/** The jest projects of a package, by their names. */
const projectsIn = (folder: string): string[] =>
  globSync(`${folder}/{,*/,*/*/}jest.config.mjs`, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .filter((name) => name !== WHOLE && name !== GATES);

export const STEPS: readonly Step[] = [
  {
    name: 'lint',
    about: 'format, lint, import table, what nothing uses, our own lints',
    cores: 1,
    commands: [
      [program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
      [
        program('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        'tooling/dependency-cruiser.cjs',
        ...workspaces,
      ],
      [program('knip/bin/knip.js'), '--no-progress'],
      ['tooling/src/lint/run.ts'],
    ],
  },
  {
    name: 'types',
    about: 'tsc: what runs in a page, what runs in Node, everything with its tests',
    cores: 1,
    // With several threads each reads the declarations that all of them need anew: on two cores that is twice the work, and
    // no sooner done.
    commands: ['tsconfig.browser.json', 'tsconfig.node.json', 'tsconfig.json'].map((config) => [
      program('typescript/bin/tsc'),
      ...['-p', config, '--singleThreaded', '--incremental'],
      ...['--tsBuildInfoFile', `node_modules/.cache/types/${config}.tsbuildinfo`],
    ]),
  },
  {
    name: 'project',
    about: 'what holds of the project as a whole: facts, styles, kinds of code, what a change runs again',
    cores: 1,
    jest: true,
    commands: [[JEST, '--selectProjects', WHOLE]],
  },
  {
    name: 'gates',
    about: 'what is deliberately wrong in a copy: its gate must say so',
    cores: 1,
    jest: true,
    commands: (folder) => [[JEST, '--selectProjects', GATES, '--testPathPatterns', `breakages/${folder}.test`]],
  },
  {
    name: 'audit',
    about: 'holes that the registry knows of in packages that are served',
    // It waits for an answer.
    cores: 0.5,
    commands: [['tooling/src/audit.ts']],
  },
  {
    name: 'build',
    about: 'every bundle for production, and the shell for development',
    cores: 1,
    commands: [['tooling/src/build.ts'], ['tooling/src/build.ts', '--development']],
  },
  {
    name: 'api-sqlite',
    about: 'the api over HTTP on SQLite',
    cores: 0.75,
    workers: 1,
    jest: true,
    commands: [[JEST, '--selectProjects', 'api']],
  },
  ...PAGES.map(({ name, pattern, ...rest }) => ({
    ...rest,
    name: `pages-${name}`,
    // Two workers of it keep one core busy, since they wait for pages: beside it there is room for one of the api or of
    // journeys. With two of these beside each other, browsers kept pages waiting for longer than a test waits.
    cores: 1.25,
    // Half a second of each test is the wait for a line that has gone quiet.
    workers: 2,
    needs: ['build'],
    jest: true as const,
    traces: 'served' as const,
    // What several front doors share.
    database: true as const,
    env: { E2E_DATABASE: 'sqlite' },
    commands: [[...BROWSER, pattern]],
  })),
  {
    name: 'api-mariadb',
    about: 'the api over HTTP on MariaDB or MySQL',
    cores: 0.75,
    workers: 1,
    jest: true,
    database: true,
    commands: [[JEST, '--selectProjects', 'api']],
  },
  {
    name: 'pictures-gallery',
    about: 'every story of the gallery, held against pictures of it',
    cores: 0.75,
    workers: 1,
    needs: ['build'],
    jest: true,
    renew: { E2E_PICTURES: 'renew' },
    commands: [[...BROWSER, 'src/pictures/gallery']],
  },
  {
    name: 'unit',
    about: 'contracts, shared-ui, shell-kit, forms, account, storage, shell, remotes, product, tooling, bench',
    // Each waits for timers of the screens, a fifth of the time: beside it there is room for what is left of the journeys.
    cores: 1.25,
    // Two workers, of a package each: none of them waits for the last test file of the other's package.
    packages: 2,
    workers: 1,
    jest: true,
    traces: 'loaded',
    // What several front doors share.
    database: true,
    commands: (folder) => [[JEST, '--selectProjects', ...projectsIn(folder)]],
  },
  {
    name: 'journeys-sqlite',
    about: 'the whole product in a browser, on SQLite',
    cores: 0.75,
    workers: 1,
    needs: ['build'],
    jest: true,
    traces: 'served',
    env: { E2E_DATABASE: 'sqlite' },
    commands: [[...BROWSER, 'src/journeys']],
  },
  {
    name: 'journeys-mariadb',
    about: 'the whole product in a browser, on MariaDB or MySQL',
    cores: 0.75,
    workers: 1,
    needs: ['build'],
    jest: true,
    database: true,
    env: { E2E_DATABASE: 'mariadb' },
    commands: [[...BROWSER, 'src/journeys']],
  },
  ...LONG_STEPS,
];
