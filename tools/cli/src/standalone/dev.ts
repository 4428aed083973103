import { dirname } from 'node:path';
import { UsageError } from '@skal/shell/server/cli/runCli.ts';
import { stopOnSignal } from '@skal/shell/server/cli/shutdown.ts';
import { type DevOptions, serveDevRemote } from '../dev/devRemote.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { resolveFile } from '../webpack/packages.ts';

/** Serves the remote of this project in the packaged shell. Api and other remotes come from a running site. */
export async function startStandaloneDev(options: DevOptions, bundle: Bundle): Promise<void> {
  const noApi = new UsageError(
    'No api in this project. Choose one with --remotes-from https://www.example.dk --with-api',
  );
  if (options.withApi && !options.remotesFrom) throw noApi;
  const stop = await serveDevRemote(bundle, options, {
    shell: Promise.resolve(dirname(resolveFile('@skal/shell/dist/dev/main.js'))),
    others: async () => [],
    openApi: () => Promise.reject(noApi),
  });
  stopOnSignal(stop);
}
