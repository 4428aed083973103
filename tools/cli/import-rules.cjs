/**
 * The import table of docs/explanation/architecture.md: which of our packages, and which of the registry's, each of ours may know.
 * Everything is matched by pattern, so that a new remote is covered without being named.
 */

/** Folders of our packages, as patterns of paths. */
const OURS = ['packages/[^/]+', 'shared-ui', 'shell', 'mfe-[^/]+', 'api', 'tools/[^/]+', 'e2e'];

/** What a browser package finds at run time in the page, handed over by the shell. */
const PAGE = ['react', 'react-dom', 'react-router-dom', 'react-redux', '@reduxjs/toolkit', 'styled-components'];
const REMOTE = { ours: ['contracts', 'forms', 'account', 'shell-kit', 'shared-ui'], npm: PAGE };

/**
 * The table. `ours`: packages of this repository; `npm`: packages from the registry, where the table fixes them
 * (elsewhere a package's own manifest does, by the rule `declared`).
 */
const TABLE = {
  contracts: { ours: [], npm: ['yup', 'libphonenumber-js'] },
  'shared-ui': {
    ours: [],
    npm: ['react', 'react-dom', 'radix-ui', 'styled-components', 'lucide-react', 'uqr', '@fontsource-variable/[^/]+'],
  },
  'shell-kit': { ours: ['contracts'], npm: ['react', 'react-redux', 'redux', '@reduxjs/toolkit'] },
  forms: {
    ours: ['contracts', 'shell-kit', 'shared-ui'],
    npm: ['formik', 'react', '@reduxjs/toolkit', 'styled-components'],
  },
  account: {
    ours: ['contracts', 'forms', 'shell-kit', 'shared-ui'],
    npm: ['react', 'styled-components', '@simplewebauthn/browser'],
  },
  // The scales of its charts.
  'mfe-admin': { ...REMOTE, npm: [...REMOTE.npm, '@visx/scale'] },
  // What goes on with a file where the connection was cut; scales and paths of its charts.
  'mfe-portal': { ...REMOTE, npm: [...REMOTE.npm, 'tus-js-client', '@visx/scale', '@visx/shape'] },
  'mfe-(?!(?:admin|portal)/)[^/]+': REMOTE,
  // What a site stores in, and nothing of what is stored.
  storage: { ours: [], npm: ['@aws-sdk/client-s3', 'mysql2'] },
  shell: { ours: ['contracts', 'shell-kit', 'shared-ui', 'storage'] },
  api: { ours: ['contracts', 'storage'] },
  // What answers calls in a tester's page; the mocks of remotes reach it by the build, and by no name.
  qa: { ours: ['contracts', 'shell-kit', 'shared-ui'] },
  product: { ours: ['contracts', 'storage', 'api', 'shell'] },
};

/** Tests, their helpers, stories, MSW handlers and configs may use the tools; the rules among our own packages hold for them too. */
const AROUND_TESTS =
  '\\.(test|stories)\\.tsx?$|/jest\\.config\\.mjs$|/src/(testing|mocks)/|/server/testing/|^mfe-[^/]+/e2e/|^e2e/|^tools/(lab|testing)/';
/** What makes or tests the product, and is no part of it. */
const BUILDERS = [
  '@swc/[^/]+',
  '@module-federation/enhanced',
  '[^/]*webpack[^/]*',
  'jest[^/]*',
  '@jest/[^/]+',
  'typescript',
];
const BROWSER = '^(packages/(contracts|shell-kit|forms|account)|shared-ui|shell|mfe-[^/]+|tools/qa)/src/';

const oneOf = (names) => `(${names.join('|')})`;

const GROUPED = { packages: ['contracts', 'shell-kit', 'forms', 'account', 'storage', 'product'], tools: ['qa'] };
/** The folder of the package that a row names. */
const folderOf = (name) => {
  const group = Object.keys(GROUPED).find((each) => GROUPED[each].includes(name));
  return group ? `${group}/${name}` : name;
};

/** A row's name in its rules; the row of every other remote is `mfe`. */
const rowName = (name) => name.replace('-(?!(?:admin|portal)/)[^/]+', '');

const amongOurs = Object.entries(TABLE).map(([name, { ours }]) => ({
  name: `${rowName(name)}-knows-only-its-own`,
  comment: `${name} may import ${ours.join(', ') || 'none of our packages'}.`,
  severity: 'error',
  from: { path: `^(${folderOf(name)})/(src|server)/` },
  to: {
    path: `^${oneOf(OURS)}/`,
    // Its own files, and for tests the presets' helpers, and what a test starts besides. `$1` is the package itself, so
    // another mfe never matches.
    pathNot: [`^$1/`, ...(ours.length > 0 ? [`^${oneOf(ours.map(folderOf))}/(src|server)/`] : []), '^tools/jest/'],
  },
}));

const ofRegistry = Object.entries(TABLE)
  .filter(([, { npm }]) => npm)
  .map(([name, { npm }]) => ({
    name: `${rowName(name)}-has-few-packages`,
    comment: `${name} may import ${npm.join(', ')} from the registry.`,
    severity: 'error',
    from: { path: `^${folderOf(name)}/src/`, pathNot: AROUND_TESTS },
    to: { path: 'node_modules/', pathNot: `node_modules/(@types/)?${oneOf(npm)}/` },
  }));

module.exports = {
  AROUND_TESTS,
  BROWSER,
  BUILDERS,
  OURS,
  /** The folders of the packages that have a row. */
  ROWS: Object.keys(TABLE).map(folderOf),
  oneOf,
  tableRules: [...amongOurs, ...ofRegistry],
};
