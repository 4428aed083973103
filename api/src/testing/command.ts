import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareMachine } from '@skal/tooling/jest/bareMachine.ts';
import type { Throwaway } from './database.ts';

/**
 * Runs a command of the api in a process of its own, as on a machine that has these settings only; answers with what it
 * said, and rejects with its `code` and `stderr` when it failed.
 */
export async function runAt(
  name: string,
  { dataDir, databaseUrl, env: more = {} }: Omit<Throwaway, 'remove'> & { env?: Readonly<Record<string, string>> },
  ...words: readonly string[]
): Promise<string> {
  const program = join(import.meta.dirname, '..', `${name}.ts`);
  const env = { ...bareMachine(), SKAL_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...more };
  return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout;
}
