import { BROWSER, JEST } from './programs.ts';
import type { Step } from './step.ts';

/** Steps that are run only where they are asked for by their names. */
export const LONG_STEPS: readonly Step[] = [
  {
    name: 'engines',
    about: 'the site in Firefox and in WebKit',
    cores: 2,
    needs: ['build'],
    jest: true,
    // Fetching them takes longer than the tests.
    long: true,
    env: { E2E_DATABASE: 'sqlite' },
    commands: [[...BROWSER, 'src/engines']],
  },
  {
    name: 'image',
    about: 'the steps of docker/Dockerfile, replayed without Docker: size, start, rights, nothing that compiles',
    cores: 2,
    // Two installs of packages, a build, and two starts.
    long: true,
    commands: [['tooling/src/image.ts']],
  },
  {
    name: 'breakages-sources',
    about: 'what is deliberately wrong in sources, each by itself: its gate must say so',
    cores: 2,
    jest: true,
    long: true,
    env: { BREAKAGES: 'each' },
    commands: [[JEST, '--selectProjects', 'tooling/src/project', '--testPathPatterns', 'breakages']],
  },
  {
    name: 'breakages-builds',
    about: 'what is deliberately wrong in builds: a button without a name, a complaint on the console, too many bytes',
    cores: 2,
    needs: ['build'],
    jest: true,
    long: true,
    env: { E2E_DATABASE: 'sqlite' },
    commands: [[...BROWSER, 'src/releases/portal/gate.test.ts', 'src/pages/documents']],
  },
  {
    name: 'states',
    about: 'every state of every screen, as a tester reaches it and in every look',
    cores: 2,
    needs: ['build'],
    jest: true,
    long: true,
    env: { E2E_DATABASE: 'sqlite', E2E_STATES: 'every' },
    commands: [[...BROWSER, 'src/pages/qa(States|Looks)']],
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
