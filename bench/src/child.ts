import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface Child {
  url: string;
  /** Resident memory in megabytes; NaN where /proc does not tell. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a server and waits for its line `ready <url>`. It is ended by its own process id. */
export async function startChild(script: string, env: NodeJS.ProcessEnv = {}): Promise<Child> {
  // The flags that `npm start` gives the product.
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=16', script], {
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that is cut short leaves no server behind.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  if (!child.stdout) throw new Error('The child has no output');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, url] = /^ready (\S+)/.exec(line) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
  });
  const url = await ready;
  return {
    url,
    memory: () => {
      try {
        const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
        return Number(kilobytes) / 1024;
      } catch {
        return Number.NaN;
      }
    },
    stop: async () => {
      const gone = once(child, 'exit');
      end();
      await gone;
      process.off('exit', end);
    },
  };
}
