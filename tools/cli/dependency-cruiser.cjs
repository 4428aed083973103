/**
 * Import rules: the rows of the import table, and the rules across them. Everything is matched by pattern, so that new pages,
 * features, sections and api modules are covered.
 */

const { AROUND_TESTS, BROWSER, BUILDERS, OURS, oneOf, ROWS, tableRules } = require('./import-rules.cjs');

module.exports = {
  forbidden: [
    ...tableRules,
    {
      name: 'only-tests-use-test-tools',
      comment: 'Only tests use the jest presets and the other tools.',
      severity: 'error',
      from: { path: `^${oneOf(ROWS)}/(src|server)/`, pathNot: AROUND_TESTS },
      to: { path: '^tools/(?!qa/)' },
    },
    {
      name: 'packages-know-one-tool',
      comment: 'Packages use no tool but @skal/jest, and only in tests, which avoids cyclic dependencies.',
      severity: 'error',
      from: { path: '^(api|shell|shared-ui|packages/[^/]+)/' },
      to: { path: '^tools/(?!jest/)' },
    },
    {
      name: 'jest-knows-none-of-ours',
      comment: 'Every package uses it in tests.',
      severity: 'error',
      from: { path: '^tools/jest/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${oneOf(OURS)}/`, pathNot: '^tools/jest/' },
    },
    {
      name: 'production-compiles-nothing',
      comment: 'Production code reaches no compiler, bundler or test tool, directly or transitively.',
      severity: 'error',
      from: { path: '^packages/product/src/', pathNot: AROUND_TESTS },
      to: { path: `^tools/|node_modules/${oneOf(BUILDERS)}/`, reachable: true },
    },
    {
      name: 'tools-in-one-direction',
      comment: 'The commands import neither the browser tests nor the benchmarks nor the lab, which use them.',
      severity: 'error',
      from: { path: '^tools/cli/' },
      to: { path: '^(e2e|tools/(bench|lab|testing))/' },
    },
    {
      name: 'tests-stay-out',
      comment: 'Production code imports no test and no test helper. Only tests and mock builds import MSW handlers.',
      severity: 'error',
      from: { path: `^${oneOf(ROWS)}/(src|server)/`, pathNot: AROUND_TESTS },
      to: { path: '\\.test\\.tsx?$|/src/testing/' },
    },
    {
      name: 'declared',
      comment: 'A package declares every npm package that it imports in its manifest.',
      severity: 'error',
      from: { path: `^${oneOf(OURS)}/`, pathNot: AROUND_TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/(@types|@jest/globals)/' },
    },
    {
      name: 'served-without-tools',
      comment: 'Production code imports no development dependency.',
      severity: 'error',
      from: { path: `^${oneOf(ROWS)}/(src|server)/`, pathNot: `${AROUND_TESTS}|^tools/qa/` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'found',
      comment: 'Every import resolves.',
      severity: 'error',
      from: {},
      // The export that its package hides from Node, and the virtual modules that the build generates.
      to: { couldNotResolve: true, pathNot: '^(msw/browser|virtual:(remotes|texts))$' },
    },
    {
      name: 'browser-has-no-node',
      comment: 'Browser code does not import Node modules.',
      severity: 'error',
      from: { path: BROWSER, pathNot: AROUND_TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'page-and-web-server-apart',
      comment: 'shell/src runs in the browser, shell/server in Node: the page never imports the server.',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: AROUND_TESTS },
      to: { path: '^shell/server/' },
    },
    {
      name: 'feature-knows-no-feature',
      comment: 'A feature never imports another feature.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'pages-are-on-top',
      comment: 'Pages import sections and features, never the other way round.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/(features|sections)/', pathNot: AROUND_TESTS },
      to: { path: '^$1/src/pages/' },
    },
    {
      name: 'feature-knows-no-section',
      comment: 'Sections import features, never the other way round.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/', pathNot: AROUND_TESTS },
      to: { path: '^$1/src/sections/' },
    },
    {
      name: 'module-keeps-its-entity',
      comment: "Modules of the api call each other's exported functions and never import another module's entity.",
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: { path: '^api/src/modules/[^/]+/.*\\.entity\\.ts$', pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'no-circle',
      comment: 'No circular imports, including type imports.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no parser API; swc has one, and reports type imports and `import()` as well.
    parser: 'swc',
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    // Build output of our own packages. Not every `dist/`: most npm packages live in one.
    exclude: { path: `^${oneOf(OURS)}/(dist|\\.data|test-results|coverage)/` },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
