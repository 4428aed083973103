import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Overrides, TempDatabase } from '../index.ts';

/** A test program as a child process. */
export interface TestProcess {
  /** The next line of its output. */
  line(): Promise<string>;
  say(line: string): void;
  stop(): Promise<void>;
}

/** Starts a program of this folder. */
export function startProcess(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): TestProcess {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, [file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  return {
    async line() {
      const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
      return String(chunk).trim();
    },
    say: (line) => void child.stdin.write(`${line}\n`),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Starts another api on the same database, with its own in-memory counters and password queue. */
export async function startChildApi(
  { dataDir, databaseUrl }: Pick<TempDatabase, 'dataDir' | 'databaseUrl'>,
  overrides: Overrides = {},
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = startProcess('./api.child.ts', [dataDir, databaseUrl ?? '', JSON.stringify(overrides)], env);
  return { url: await child.line(), stop: child.stop };
}
