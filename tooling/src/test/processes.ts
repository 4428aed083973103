/** The processes that a test run starts, each in a group of its own, so that nothing of them stays behind. */
import { spawn } from 'node:child_process';

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

const hasGroups = process.platform !== 'win32';
const running = new Set<number>();

const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch {
    // It has ended by itself.
  }
};

/** Ends whatever still runs, children of children included. */
export const endAll = (): void => {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
};

/** Runs a Node program of this project to its end and keeps what it prints. */
export const runNode = (
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  limitSeconds: number,
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd,
      env,
      detached: hasGroups,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    const chunks: Buffer[] = [];
    let late = false;
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      late = true;
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    }, limitSeconds * 1000);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (ok: boolean, words = '') => {
      clearTimeout(timer);
      if (pid !== undefined) {
        signalGroup(pid, 'SIGKILL');
        running.delete(pid);
      }
      resolve({ ok, output: Buffer.concat(chunks).toString() + words });
    };
    child.once('error', (error) => finish(false, error.message));
    child.once('close', (code) =>
      finish(code === 0 && !late, late ? `\nIt was ended after ${limitSeconds} seconds.\n` : ''),
    );
  });
