/** `npm run gallery`: every component of the design system in every state, anew with each change of a source. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { orSayWhy } from '@skal/product/sentence.ts';
import { portOf } from '@skal/shell/server/port.ts';
import { GALLERY } from './gallery/webpack.ts';
import { packageDir } from './webpack/packages.ts';

/** Nothing is fetched at the start, and nothing is told to anybody. */
const QUIET = ['--ci', '--quiet', '--no-version-updates', '--disable-telemetry'];

async function show(): Promise<void> {
  const port = String(await portOf(process.env));
  const program = join(packageDir('storybook'), 'dist/bin/dispatcher.js');
  const words = ['dev', '--config-dir', join(GALLERY.dir, 'src'), '--port', port, '--exact-port', ...QUIET];
  const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit' });
  child.once('spawn', () => console.log(`The gallery is being built. Its address: http://localhost:${port}`));
  child.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
  // Whoever ends this ends both.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}

await orSayWhy(show);
