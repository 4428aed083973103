import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

/**
 * Longer than this, in milliseconds, and half as long again as without a change, a test hangs: a loop that does not end
 * was noticed. Below it a busy machine would count as one.
 */
const HANGS = 60_000;

export interface MutationRun {
  /** A copy of the sources: the changes are written into it. */
  readonly dir: string;
  readonly file: string;
  /** The folder whose jest.config.mjs runs the tests. */
  readonly config: string;
  readonly tests: readonly string[];
  /** How many changes are tried at the same time. */
  readonly workers: number;
}

/**
 * Runs the tests once for every change of a file.
 * @throws Error when the tests fail without any change
 */
export async function runMutations({ dir, file, config, tests, workers }: MutationRun): Promise<MutantResult[]> {
  const before = process.cwd();
  process.chdir(dir);
  // Which change is tried is told to each file of tests; what a worker has loaded once would not hear of it.
  process.env.TEST_OWN_MODULES = 'yes';
  try {
    const stryker = new Stryker({
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner'],
      mutate: [file],
      jest: {
        projectType: 'custom',
        configFile: `${config}/jest.config.mjs`,
        // Which tests are meant is said here: through the contracts everything is related to everything.
        enableFindRelatedTests: false,
        config: {
          testMatch: tests.map((test) => `<rootDir>/${test}`),
          // What it loads would say for all runs after it which change is the one that is tried.
          globalSetup: null,
          globalTeardown: null,
        },
      },
      testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'],
      coverageAnalysis: 'off',
      inPlace: true,
      ignorePatterns: ['node_modules'],
      tempDirName: join(dir, '.mutation'),
      concurrency: workers,
      timeoutMS: HANGS,
      reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
      disableTypeChecks: false,
      allowConsoleColors: false,
    });
    return await stryker.runMutationTest();
  } finally {
    process.chdir(before);
  }
}
