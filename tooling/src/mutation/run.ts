import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { MutationPart } from './parts.ts';

/**
 * Longer than this, in milliseconds, and half as long again as without a change, a test hangs: a loop that does not end
 * was noticed. Below it a busy machine would count as one.
 */
const HANGS = 60_000;

/**
 * Runs the tests of a part once for every change.
 * @param dir a copy of the sources: the changes are written into it
 * @param workers how many changes are tried at the same time
 * @throws Error when the tests fail without any change
 */
export async function runPart(part: MutationPart, dir: string, workers: number): Promise<MutantResult[]> {
  const before = process.cwd();
  process.chdir(dir);
  try {
    const stryker = new Stryker({
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner'],
      mutate: [...part.mutate],
      jest: {
        projectType: 'custom',
        configFile: `${part.config}/jest.config.mjs`,
        // Which tests are meant is said here: through the contracts everything is related to everything.
        enableFindRelatedTests: false,
        config: { testMatch: part.tests.map((test) => `<rootDir>/${test}`) },
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
