/**
 * The import table of docs/explanation/architecture.md: the workspace and npm packages that each package may import.
 * Everything is matched by pattern, so that a new remote is covered.
 */

/** Folders of the workspace packages, as path patterns. */
const WORKSPACE_FOLDERS = ['packages/[^/]+', 'shared-ui', 'shell', 'mfe-[^/]+', 'api', 'tools/[^/]+', 'e2e'];

/** Modules that a browser package gets from the shell at run time. */
const PAGE = [
  '@lingui/core',
  'react',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'styled-components',
];
const REMOTE = { ours: ['contracts', 'forms', 'account', 'shell-kit', 'shared-ui'], npm: PAGE };

/**
 * The table. `ours`: workspace packages; `npm`: npm packages, where the table limits them (elsewhere the package's own manifest
 * does, by the rule `declared`).
 */
const TABLE = {
  contracts: { ours: [], npm: ['@lingui/[^/]+', 'libphonenumber-js', 'pofile-ts', 'yup'] },
  'shared-ui': {
    ours: [],
    npm: [
      '@lingui/core',
      'react',
      'react-dom',
      'radix-ui',
      'styled-components',
      'lucide-react',
      'uqr',
      '@fontsource-variable/[^/]+',
    ],
  },
  'shell-kit': { ours: ['contracts'], npm: ['@lingui/[^/]+', 'react', 'react-redux', 'redux', '@reduxjs/toolkit'] },
  forms: {
    ours: ['contracts', 'shell-kit', 'shared-ui'],
    npm: ['@lingui/core', 'formik', 'react', '@reduxjs/toolkit', 'styled-components'],
  },
  account: {
    ours: ['contracts', 'forms', 'shell-kit', 'shared-ui'],
    npm: ['@lingui/core', 'react', 'styled-components', '@simplewebauthn/browser'],
  },
  // Chart scales.
  'mfe-admin': { ...REMOTE, npm: [...REMOTE.npm, '@visx/scale'] },
  // Resumable uploads; chart scales and paths.
  'mfe-portal': { ...REMOTE, npm: [...REMOTE.npm, 'tus-js-client', '@visx/scale', '@visx/shape'] },
  'mfe-(?!(?:admin|portal)/)[^/]+': REMOTE,
  // Clients of the storage services; no dependency on the stored data.
  storage: { ours: [], npm: ['@aws-sdk/client-s3', 'mysql2'] },
  shell: { ours: ['contracts', 'shell-kit', 'shared-ui', 'storage'] },
  api: { ours: ['contracts', 'storage'] },
  // Responds to API calls in the QA page. The build adds the mocks of remotes; no import names them.
  qa: { ours: ['contracts', 'shell-kit', 'shared-ui'] },
  product: { ours: ['contracts', 'storage', 'api', 'shell'] },
};

/** Tests, their helpers, stories, MSW handlers and configs may use the tools. The rules between workspace packages apply to them too. */
const AROUND_TESTS =
  '\\.(test|stories)\\.tsx?$|/jest\\.config\\.mjs$|/src/(testing|mocks)/|/server/testing/|^mfe-[^/]+/e2e/|^e2e/|^tools/(lab|testing)/';
/** Packages that build or test the product and are no part of it. */
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
/** Returns the folder of the package that a row names. */
const folderOf = (name) => {
  const group = Object.keys(GROUPED).find((each) => GROUPED[each].includes(name));
  return group ? `${group}/${name}` : name;
};

/** The name of a row in its rules; the row of every other remote is `mfe`. */
const rowName = (name) => name.replace('-(?!(?:admin|portal)/)[^/]+', '');

const workspaceRules = Object.entries(TABLE).map(([name, { ours }]) => ({
  name: `${rowName(name)}-knows-only-its-own`,
  comment: `${name} may import ${ours.join(', ') || 'none of our packages'}.`,
  severity: 'error',
  from: { path: `^(${folderOf(name)})/(src|server)/` },
  to: {
    path: `^${oneOf(WORKSPACE_FOLDERS)}/`,
    // Its own files; for tests also the helpers of the presets and the processes that tests start. `$1` is the package itself, so
    // another mfe never matches.
    pathNot: [`^$1/`, ...(ours.length > 0 ? [`^${oneOf(ours.map(folderOf))}/(src|server)/`] : []), '^tools/jest/'],
  },
}));

const npmRules = Object.entries(TABLE)
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
  OURS: WORKSPACE_FOLDERS,
  /** The folders of the packages that have a row. */
  ROWS: Object.keys(TABLE).map(folderOf),
  oneOf,
  tableRules: [...workspaceRules, ...npmRules],
};
