import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const STOP = new URL('./shutdown.ts', import.meta.url).href;

const children: ChildProcess[] = [];
// Kills a child that did not exit as expected.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a process that shuts down like the product, with the given `close`. Resolves once it handles signals. */
async function start(
  close: string,
): Promise<{ child: ChildProcess; output: () => string; outputOnce: (word: string) => Promise<void> }> {
  const program = `
    const { stopOnSignal } = await import(${JSON.stringify(STOP)});
    stopOnSignal(async () => { console.log('closing'); ${close} });
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  const outputOnce = async (word: string) => {
    while (!text.includes(word)) await once(child.stdout as NodeJS.EventEmitter, 'data');
  };
  await outputOnce('ready');
  return { child, output: () => text, outputOnce };
}

describe('graceful shutdown', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('closes on %s and exits with 0', async (signal) => {
    const { child, output } = await start(`await null; console.log('closed');`);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output()).toBe('ready\nclosing\nclosed\n');
  });

  it.each([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGINT'],
  ] as const)('exits at once on %s followed by %s', async (first, second) => {
    const { child, output, outputOnce } = await start('await new Promise(() => {});');
    child.kill(first);
    await outputOnce('closing');
    child.kill(second);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toBe('ready\nclosing\n');
  });

  it('prints the error and exits with an error code when closing fails', async () => {
    const { child, output } = await start(`throw new Error('the database is gone');`);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/closing\nError: the database is gone/);
  });
});
