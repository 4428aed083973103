import { spawn } from 'node:child_process';
import { portFromEnv } from '@skal/shell/server/http/port.ts';
import { storybookCommand } from '../storybook/command.ts';

/** Serves Storybook of the design system. */
export async function serveStorybook(): Promise<void> {
  const reservedPort = await portFromEnv(process.env);
  // Storybook fails with a message if the port is taken in the meantime.
  await reservedPort.free();
  const port = String(reservedPort.port);
  // No prompts and no update check.
  const args = storybookCommand('dev', '--port', port, '--exact-port', '--ci', '--no-version-updates');
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  child.once('spawn', () => console.log(`Building Storybook. URL: http://localhost:${port}`));
  child.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
  // Stop the child together with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}
