import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import type { TempDatabase } from '../database/tempDatabase.ts';

/** `skal` of the production image. */
const CLI = join(import.meta.dirname, '../../../../packages/product/src/cli.ts');

/**
 * Runs `skal` as a child process with only these settings. Resolves with its output; rejects with `code` and `stderr` on
 * failure.
 */
export async function runCommandIn(
  { dataDir, databaseUrl, env: more = {} }: Omit<TempDatabase, 'remove'> & { env?: Readonly<Record<string, string>> },
  ...args: readonly string[]
): Promise<string> {
  const env = { ...cleanEnv(), SKAL_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...more };
  return (await promisify(execFile)(process.execPath, [CLI, ...args], { env })).stdout;
}
