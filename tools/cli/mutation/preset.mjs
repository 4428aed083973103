// Stryker's workers inherit the environment. With modules shared between test files, a jest worker would not load the mutant.
process.env.TEST_OWN_MODULES = 'yes';
// A mutant can remove what a test waits for, so waits are short.
process.env.TEST_PATIENCE_MS = '2000';

/**
 * Options of one mutation run. Stryker starts in the root of the repository and mutates a copy.
 * @param {string} name of the reports
 * @param {string} dir the folder whose jest.config.mjs runs the tests
 * @param {string[]} mutate the files to mutate
 * @param {string[]} tests candidate tests, below `dir`. With all tests a run would take days, because most relate to most files.
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export const preset = (name, dir, mutate, tests) => ({
  mutate,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    configFile: `${dir}/jest.config.mjs`,
    config: {
      testMatch: tests.map((test) => `<rootDir>/${test}`),
      testTimeout: 20_000,
      // Modules that it loads would stay loaded for all mutants.
      globalSetup: null,
      globalTeardown: null,
    },
  },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  ignorePatterns: ['dist', '.data', '.nx', 'test-results'],
  disableTypeChecks: false,
  // Tests are compiled by swc. Stryker cannot rewrite the file with the native TypeScript compiler, and skips one that is missing.
  tsconfigFile: 'none',
  // A busy machine must not look like an endless loop.
  timeoutMS: 60_000,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
});
