/** The storage of releases and files: the S3 server of the tests in its own process. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, type Machines } from './machines.ts';

const PROGRAM = resolve(import.meta.dirname, '../../../../packages/storage/src/testing/s3Process.ts');
const PORT = 8333;
const BUCKET = 'skal-files';

export interface Storage {
  start(): Promise<void>;
  kill(): Promise<void>;
}

export function openStorage(machines: Machines): Storage {
  let child: ChildProcess | undefined;
  const folder = join(machines.diskOf('storage'), 'pieces');
  const url = `http://${addressOf('storage')}:${PORT}/`;
  return {
    async start() {
      const args = [process.execPath, PROGRAM, addressOf('storage'), String(PORT), folder, BUCKET];
      child = machines.start({ name: 'storage', args: args });
      while (
        !(await fetch(url).then(
          () => true,
          () => false,
        ))
      ) {
        if (child.exitCode !== null) throw new Error(`The storage did not start: see ${machines.folder}/logs`);
        await delay(50);
      }
    },
    async kill() {
      if (!child) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
