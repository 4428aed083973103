import { spawn } from 'node:child_process';
import { portFromEnv } from '@skal/shell/server/http/port.ts';
import { storybookCommand } from '../storybook/command.ts';

/** Serves Storybook of the design system. */
export async function showGallery(): Promise<void> {
  const held = await portFromEnv(process.env);
  // Storybook fails with a message if the port is taken in the meantime.
  await held.free();
  const port = String(held.port);
  // No prompts and no update check.
  const words = storybookCommand('dev', '--port', port, '--exact-port', '--ci', '--no-version-updates');
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  child.once('spawn', () => console.log(`Building Storybook. URL: http://localhost:${port}`));
  child.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
  // Stop the child together with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}
