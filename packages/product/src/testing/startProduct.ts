import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';

/** The same flags as `npm start` and the image. */
const FLAGS = ['--max-semi-space-size=16'];

/** The product as a child process, with metrics. */
export interface RunningProduct {
  /** URL on 127.0.0.1. */
  url: string;
  /** Resident memory of the process in bytes, from its metrics. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** Starts the production server and waits until it is ready. */
export async function startProduct(env: Readonly<Record<string, string>>): Promise<RunningProduct> {
  const child = spawn(process.execPath, [...FLAGS, join(import.meta.dirname, '../serve.ts')], {
    env: { ...cleanEnv(), PORT: '0', SKAL_METRICS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const close = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  while (!/ready: \S+/.test(output)) {
    if (child.exitCode !== null) throw new Error(output);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  const metrics = /(http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(output)?.[1] ?? '';
  return {
    url: (/ready: (\S+)/.exec(output)?.[1] ?? '').replace('localhost', '127.0.0.1'),
    async memory() {
      const text = await (await fetch(metrics)).text();
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
    },
    close,
  };
}
