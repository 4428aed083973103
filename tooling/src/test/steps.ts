/** The steps of `npm test`, in the order that finds a fault soonest. */
import { readFileSync } from 'node:fs';

export interface Step {
  readonly name: string;
  readonly about: string;
  /** Node programs with their arguments, one after the other. */
  readonly commands: readonly (readonly string[])[];
  /**
   * Cores that it keeps busy on the whole; steps run side by side as far as the machine has them. Whoever waits for
   * databases and pages keeps fewer busy than it has workers: of the journeys' two cores, 44 % were idle.
   */
  readonly cores: number;
  /** The most test files that it has under way at the same time, where it is a jest run. */
  readonly workers?: number;
  /** Steps whose result it stands on. */
  readonly needs?: readonly string[];
  /** Where it is a jest run, whose tests are counted. */
  readonly jest?: true;
  /** Whether it wants the MySQL-compatible server. */
  readonly database?: true;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it takes so long that it is run only where it is asked for by its name. */
  readonly long?: true;
}

const program = (name: string): string => `node_modules/${name}`;
const JEST = program('jest/bin/jest.js');
/** Browser tests: pages and releases are the same on every database, journeys are run on each. */
const BROWSER = [JEST, '--config', 'e2e/jest.config.mjs', '--testPathPatterns'] as const;
const { workspaces } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  workspaces: string[];
};

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
    commands: ['tsconfig.browser.json', 'tsconfig.node.json', 'tsconfig.json'].map((config) => [
      program('typescript/bin/tsc'),
      '-p',
      config,
    ]),
  },
  {
    name: 'build',
    about: 'every bundle, for production and for development',
    cores: 1,
    commands: [['tooling/src/build.ts'], ['tooling/src/build.ts', '--development']],
  },
  {
    name: 'api-sqlite',
    about: 'the api over HTTP on SQLite',
    cores: 0.5,
    workers: 1,
    jest: true,
    commands: [[JEST, '--selectProjects', 'api']],
  },
  {
    name: 'api-mariadb',
    about: 'the api over HTTP on MariaDB or MySQL',
    cores: 0.5,
    workers: 1,
    jest: true,
    database: true,
    commands: [[JEST, '--selectProjects', 'api']],
  },
  {
    name: 'unit',
    about: 'contracts, shared-ui, shell-kit, forms, account, shell, remotes, product, tooling, bench',
    cores: 2,
    // With two of them a fifth of the cores was idle: they wait for timers of the screens.
    workers: 3,
    jest: true,
    // What several front doors share.
    database: true,
    commands: [[JEST, '--ignoreProjects', 'api']],
  },
  {
    name: 'pages',
    about: 'every page by itself in a browser: accessibility, hydration, layout; releases as tabs meet them',
    cores: 2,
    // Half a second of each test is the wait for a line that has gone quiet.
    workers: 3,
    needs: ['build'],
    jest: true,
    // What several front doors share.
    database: true,
    env: { E2E_DATABASE: 'sqlite' },
    commands: [[...BROWSER, 'src/pages', 'src/releases', 'src/harness']],
  },
  {
    name: 'journeys-sqlite',
    about: 'the whole product in a browser, on SQLite',
    cores: 1,
    workers: 2,
    needs: ['build'],
    jest: true,
    env: { E2E_DATABASE: 'sqlite' },
    commands: [[...BROWSER, 'src/journeys']],
  },
  {
    name: 'journeys-mariadb',
    about: 'the whole product in a browser, on MariaDB or MySQL',
    cores: 1,
    workers: 2,
    needs: ['build'],
    jest: true,
    database: true,
    env: { E2E_DATABASE: 'mariadb' },
    commands: [[...BROWSER, 'src/journeys']],
  },
  {
    name: 'releases-train',
    about: '100 releases and ways back while eight people click through the site',
    cores: 2,
    needs: ['build'],
    jest: true,
    long: true,
    env: { E2E_DATABASE: 'sqlite', E2E_RELEASES: 'long' },
    commands: [[...BROWSER, 'src/releases/train']],
  },
  ...['shell-before', 'remotes-before', 'all-before'].map((combination) => ({
    name: `releases-${combination}`,
    about: 'the journeys, with releases of which some are the version before',
    cores: 2,
    workers: 2,
    needs: ['build'],
    jest: true as const,
    long: true as const,
    env: { E2E_DATABASE: 'sqlite', E2E_COMBINATION: combination },
    commands: [[...BROWSER, 'src/journeys']],
  })),
];

/**
 * The steps that these words ask for, in order, with what they stand on; for no word all but the long ones. `api` means every
 * step whose name begins with `api-`.
 * @throws Error for a word that names none
 */
export const chooseSteps = (words: readonly string[], steps: readonly Step[] = STEPS): Step[] => {
  if (words.length === 0) return steps.filter(({ long }) => !long);
  const chosen = new Set<string>();
  const add = (step: Step): void => {
    for (const need of step.needs ?? []) for (const other of steps) if (other.name === need) add(other);
    chosen.add(step.name);
  };
  for (const word of words) {
    const matches = steps.filter(({ name }) => name === word || name.startsWith(`${word}-`));
    if (matches.length === 0) {
      throw new Error(`There is no step '${word}'. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
    }
    for (const step of matches) add(step);
  }
  return steps.filter(({ name }) => chosen.has(name));
};
