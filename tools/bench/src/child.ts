import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../../..');
const COMPILED = join(ROOT, 'node_modules/.cache/node');

export interface Child {
  url: string;
  /** Resident memory in megabytes; NaN where /proc does not tell. */
  memory(): number;
  /** Processor time so far, in milliseconds; NaN where /proc does not tell. */
  processor(): number;
  /** Resolves when it says a line like that, from now on. */
  says(line: RegExp): Promise<void>;
  /** Stands still until it goes on: what it still has to do takes nothing from another one that is measured. */
  pause(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/** Starts a server and waits for its line with `ready` and its address. It is ended by its own process id. */
export async function startChild(
  script: string,
  env: NodeJS.ProcessEnv = {},
  words: readonly string[] = [],
): Promise<Child> {
  // What `npm start` gives the product.
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=16', script, ...words], {
    env: { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that is cut short leaves no server behind.
  const end = () => {
    child.kill('SIGCONT');
    child.kill('SIGTERM');
  };
  process.once('exit', end);
  if (!child.stdout) throw new Error('The child has no output');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, url] = /\bready:? (http:\S+)/.exec(line) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
  });
  const url = await ready;
  return {
    url,
    says: (line) =>
      new Promise((resolve) => {
        const look = (text: string) => {
          if (!line.test(text)) return;
          lines.off('line', look);
          resolve();
        };
        lines.on('line', look);
      }),
    memory: () => {
      try {
        const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
        return Number(kilobytes) / 1024;
      } catch {
        return Number.NaN;
      }
    },
    processor: () => {
      try {
        // Behind the name, which may have anything in it: user and system, in hundredths of a second.
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return (Number(fields[11]) + Number(fields[12])) * 10;
      } catch {
        return Number.NaN;
      }
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      const gone = once(child, 'exit');
      end();
      await gone;
      process.off('exit', end);
    },
  };
}

/** Publishes what the product is built of to the data folder of these settings. */
export function publish(env: NodeJS.ProcessEnv): void {
  const args = [join(ROOT, 'tools/cli/src/cli.ts'), 'release', 'publish-changed'];
  execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
}

/** Starts the product as production runs it, on what has been published; no demo app reports beside what is measured. */
export const startServing = (env: NodeJS.ProcessEnv): Promise<Child> =>
  startChild(join(ROOT, 'packages/product/src/serve.ts'), { SKAL_DEMO_DAYS: '0', ...env });

/** Starts the product as production runs it, in a data folder to which everything has just been published. */
export function startProduct(env: NodeJS.ProcessEnv): Promise<Child> {
  publish(env);
  return startServing(env);
}
