import { spawn } from 'node:child_process';
import { portFromEnv } from '@skal/shell/server/http/port.ts';
import { storybookCommand } from '../storybook/command.ts';

/** Serves Storybook of the design system. */
export async function showGallery(): Promise<void> {
  const held = await portFromEnv(process.env);
  // The program that listens there is not this one, and finds it free or says so.
  await held.free();
  const port = String(held.port);
  // Nobody is asked, and no newer version is looked for.
  const words = storybookCommand('dev', '--port', port, '--exact-port', '--ci', '--no-version-updates');
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  child.once('spawn', () => console.log(`The gallery is being built. Its address: http://localhost:${port}`));
  child.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
  // Whoever ends this ends both.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}
