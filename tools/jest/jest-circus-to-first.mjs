import { createRequire } from 'node:module';

const { default: run } = createRequire(import.meta.url)('jest-circus/runner');

const TEST = {
  ancestorTitles: [],
  failureDetails: [],
  failureMessages: [],
  fullName: '',
  status: 'pending',
  title: '',
};
const COUNTS = { numFailingTests: 0, numPassingTests: 0, numPendingTests: 1, numTodoTests: 0 };
const NO_SNAPSHOT = {
  added: 0,
  fileDeleted: false,
  matched: 0,
  unchecked: 0,
  uncheckedKeys: [],
  unmatched: 0,
  updated: 0,
};

/** A file of which nothing is read: one test that is left out, since jest takes none for a fault. */
const leftOut = () => ({
  ...COUNTS,
  leaks: false,
  openHandles: [],
  perfStats: {
    end: 0,
    loadTestEnvironmentEnd: 0,
    loadTestEnvironmentStart: 0,
    runtime: 0,
    setupAfterEnvEnd: 0,
    start: 0,
  },
  skipped: true,
  snapshot: NO_SNAPSHOT,
  testFilePath: '',
  testResults: [TEST],
});

/**
 * Jest's own way to run a file, in a mutation run: once a change was noticed, the files behind do not even load what they
 * test, which takes longer than most of their tests. Stryker knows jest-circus by its name.
 */
export default async function runToFirst(globalConfig, config, environment, ...rest) {
  return environment.isNoticed ? leftOut() : run(globalConfig, config, environment, ...rest);
}
