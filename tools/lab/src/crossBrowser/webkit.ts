import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@skal/shell/server/http/freePort.ts';
import { type EngineName, engineBinary, WEBKIT_BINARY } from './chroot.ts';
import type { Engine } from './engine.ts';
import { startSession } from './webdriver.ts';

/** The machine has no graphics card and no desktop. */
const ENVIRONMENT = {
  ...process.env,
  HOME: '/tmp',
  GDK_BACKEND: 'x11',
  GSETTINGS_BACKEND: 'memory',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

/** How long the driver may take to start, in milliseconds. */
const START_LIMIT = 60_000;

const untilReady = async (driver: string, process: ChildProcess): Promise<void> => {
  const deadline = Date.now() + START_LIMIT;
  for (;;) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (process.exitCode !== null || Date.now() > deadline) throw new Error('The driver of WebKit did not start');
    await delay(100);
  }
};

/** Starts WebKit by the WebDriver of its GTK port, on a virtual screen. */
export async function startWebkit(): Promise<Engine> {
  const children: ChildProcess[] = [];
  const start = async (name: EngineName, words: string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
    const child = spawn(await engineBinary(name), words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  // SIGKILL: the program that enters the chroot ignores SIGTERM, and ends with everything in it.
  const stop = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  try {
    const screen = await start('screen', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], ENVIRONMENT);
    const [number] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
    const port = await findFreePort();
    const display = { ...ENVIRONMENT, DISPLAY: `:${number.toString().trim()}` };
    const driver = await start('webkitDriver', [`--port=${port}`], display);
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address, driver);
    const options = { binary: WEBKIT_BINARY, args: ['--automation'] };
    const engine = await startSession(address, { 'webkitgtk:browserOptions': options });
    return {
      ...engine,
      close: async () => {
        await engine.close();
        process.off('exit', stop);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
