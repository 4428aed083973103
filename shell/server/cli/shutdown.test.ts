import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const STOP = new URL('./shutdown.ts', import.meta.url).href;

const children: ChildProcess[] = [];
// One that did not end, as it should have, is ended here.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process that ends as the product does, with its own way of closing; answers once it is ready for signals. */
async function start(
  close: string,
): Promise<{ child: ChildProcess; heard: () => string; says: (word: string) => Promise<void> }> {
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
  const says = async (word: string) => {
    while (!text.includes(word)) await once(child.stdout as NodeJS.EventEmitter, 'data');
  };
  await says('ready');
  return { child, heard: () => text, says };
}

describe('the end of the product', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s closes first, and is a success', async (signal) => {
    const { child, heard } = await start(`await null; console.log('closed');`);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(heard()).toBe('ready\nclosing\nclosed\n');
  });

  it.each([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGINT'],
  ] as const)('by %s that takes too long for somebody is cut short by %s', async (first, second) => {
    const { child, heard, says } = await start('await new Promise(() => {});');
    child.kill(first);
    await says('closing');
    child.kill(second);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(heard()).toBe('ready\nclosing\n');
  });

  it('that fails says why, and is no success', async () => {
    const { child, heard } = await start(`throw new Error('the database is gone');`);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(heard()).toMatch(/closing\nError: the database is gone/);
  });
});
