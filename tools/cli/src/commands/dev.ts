import { UsageError } from '@skal/shell/server/cli/runCli.ts';
import { stopOnSignal } from '@skal/shell/server/cli/shutdown.ts';
import type { DevOptions } from '../dev/devRemote.ts';
import { bundles, findBundle } from '../webpack/bundles.ts';

/** Serves one remote in the real shell, beside the other remotes of this checkout. */
async function devRemote(name: string, options: DevOptions) {
  const bundle = findBundle(name);
  const { serveDevRemote } = await import('../dev/devRemote.ts');
  const { buildDevShellInWorker } = await import('../dev/shell.ts');
  const { lastBuilt } = await import('../dev/otherRemotes.ts');
  const others = bundles.filter((remote) => remote.kind === 'remote' && remote !== bundle);
  return serveDevRemote(bundle, options, {
    shell: buildDevShellInWorker(),
    others: () => Promise.all(others.map(lastBuilt)),
    openApi: async (port) => (await import('../dev/localApi.ts')).openLocalApi(port),
  });
}

/** Serves the whole product, or one remote in the real shell, with Fast Refresh. */
export async function dev(name: string | undefined, options: DevOptions): Promise<void> {
  if (name && name !== 'shell') return stopOnSignal(await devRemote(name, options));
  if (options.remotesFrom || options.withApi)
    throw new UsageError('Name the remote to develop among others: skal dev mfe-portal --with-api');
  const { devAll } = await import('../dev/devAll.ts');
  stopOnSignal(await devAll());
}
