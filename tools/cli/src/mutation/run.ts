import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

/**
 * Longer than this, in milliseconds, and half as long again as without a change, a test hangs: a loop that does not end
 * was noticed. Below it a busy machine would count as one.
 */
const HANGS = 60_000;

/** How long a test looks for something in a page, in milliseconds: several times what any of them takes by itself. */
const PATIENCE = 5_000;

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

async function readPreset(dir: string, config: string): Promise<{ testEnvironment: string }> {
  const { default: preset } = await import(pathToFileURL(join(dir, config, 'jest.config.mjs')).href);
  return preset;
}

/**
 * Runs the tests once for every change of a file, up to the first one that fails.
 * @throws Error when the tests fail without any change
 */
export async function runMutations({ dir, file, config, tests, workers }: MutationRun): Promise<MutantResult[]> {
  const before = process.cwd();
  process.chdir(dir);
  // Which change is tried is told to each file of tests; what a worker has loaded once would not hear of it.
  process.env.TEST_OWN_MODULES = 'yes';
  // What is not there will not come: nobody waits for it as long as on a machine that runs everything at once.
  process.env.TEST_PATIENCE_MS = String(PATIENCE);
  process.env.MUTATION_ENVIRONMENT = (await readPreset(dir, config)).testEnvironment;
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
          testEnvironment: join(dir, 'tools/jest/environment-mutation.mjs'),
          testTimeout: 4 * PATIENCE,
          testRunner: join(dir, 'tools/jest/jest-circus-to-first.mjs'),
          // What it loads would say for all runs after it which change is the one that is tried.
          globalSetup: null,
          globalTeardown: null,
        },
      },
      testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'],
      // A change is tried by the tests that come to its place; one of what a module does when it is read, by all.
      coverageAnalysis: 'perTest',
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
