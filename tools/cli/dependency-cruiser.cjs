/**
 * Who may know whom: the rows of the import table, and what holds across them. Everything is matched by pattern, so
 * that a new page, feature, section or api module is covered without being named.
 */

const { AROUND_TESTS, BROWSER, BUILDERS, OURS, oneOf, ROWS, tableRules } = require('./import-rules.cjs');

module.exports = {
  forbidden: [
    ...tableRules,
    {
      name: 'only-tests-use-test-tools',
      comment: 'The jest presets and the other tools are for tests.',
      severity: 'error',
      from: { path: `^${oneOf(ROWS)}/(src|server)/`, pathNot: AROUND_TESTS },
      to: { path: '^tools/(?!qa/)' },
    },
    {
      name: 'packages-know-one-tool',
      comment: 'Of the tools, a package uses @skal/jest only, in its tests: packages have no cyclic dependency.',
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
      comment:
        'No import leads from what production runs to a compiler, a bundler or a test tool, over however many files.',
      severity: 'error',
      from: { path: '^packages/product/src/', pathNot: AROUND_TESTS },
      to: { path: `^tools/|node_modules/${oneOf(BUILDERS)}/`, reachable: true },
    },
    {
      name: 'tools-in-one-direction',
      comment: 'The commands know neither the browser tests nor the benchmarks nor the lab, which use them.',
      severity: 'error',
      from: { path: '^tools/cli/' },
      to: { path: '^(e2e|tools/(bench|lab|testing))/' },
    },
    {
      name: 'tests-stay-out',
      comment:
        'What is served imports no test and no test helper; MSW handlers are reached by tests, and by builds that find them.',
      severity: 'error',
      from: { path: `^${oneOf(ROWS)}/(src|server)/`, pathNot: AROUND_TESTS },
      to: { path: '\\.test\\.tsx?$|/src/testing/' },
    },
    {
      name: 'declared',
      comment: 'A package from the registry stands in the manifest of the package that imports it.',
      severity: 'error',
      from: { path: `^${oneOf(OURS)}/`, pathNot: AROUND_TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/(@types|@jest/globals)/' },
    },
    {
      name: 'served-without-tools',
      comment: 'What is served to visitors imports no development dependency.',
      severity: 'error',
      from: { path: `^${oneOf(ROWS)}/(src|server)/`, pathNot: `${AROUND_TESTS}|^tools/qa/` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'found',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      // The one door that its package closes to Node, and the one module that the build writes.
      to: { couldNotResolve: true, pathNot: '^(msw/browser|virtual:remotes)$' },
    },
    {
      name: 'browser-has-no-node',
      comment: "Code of the page does not import Node's modules.",
      severity: 'error',
      from: { path: BROWSER, pathNot: AROUND_TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'page-and-front-door-apart',
      comment: 'shell/src is the page, shell/server the front door: the page never imports the server.',
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
      comment: 'Sections are made of features, never the other way round.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/', pathNot: AROUND_TESTS },
      to: { path: '^$1/src/sections/' },
    },
    {
      name: 'module-keeps-its-entity',
      comment: "Modules of the api meet through exported commands, never through another module's entity.",
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: { path: '^api/src/modules/[^/]+/.*\\.entity\\.ts$', pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'no-circle',
      comment: 'Imports go round in no circle, those of types neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no API to parse with; swc has one, and sees types' imports and `import()` as well.
    parser: 'swc',
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    // What our own packages have built. Not `dist/` anywhere: most packages of the registry lie in theirs.
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
