/** All that a task of tests hangs on, in two words. */
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE } from '../related.ts';
import type { Inputs } from '../tasks.ts';

export interface State {
  /** Of everything. */
  readonly all: string;
  /** Of everything but the modules of remotes, of which each test has its own. */
  readonly rest: string;
}

/** One that has gone meanwhile is another state as well. */
const contentOf = (file: string): string | Buffer => {
  try {
    return readFileSync(file);
  } catch {
    return 'gone';
  }
};

/**
 * @param inputs what nx would make the hash of the task of
 * @param env what the programs of the task find
 */
export const stateOf = ({ files, runtime, environment }: Inputs, root: string, env: NodeJS.ProcessEnv): State => {
  const all = createHash('sha256');
  const rest = createHash('sha256');
  const add = (name: string, content: string | Buffer) => {
    const line = `${name} ${createHash('sha256').update(content).digest('hex')}\n`;
    all.update(line);
    if (!MODULE.test(name)) rest.update(line);
  };
  for (const file of [...files].sort()) add(file, contentOf(join(root, file)));
  for (const command of runtime)
    add(command, execSync(command, { cwd: root, env: { ...env, PATH: process.env.PATH } }));
  for (const name of environment) add(name, env[name] ?? '');
  return { all: all.digest('hex'), rest: rest.digest('hex') };
};
