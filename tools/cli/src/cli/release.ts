import type { ReleaseCommandLine } from '@skal/shell/server/cli/releaseCommands.ts';
import type { ReleaseTools } from '@skal/shell/server/cli/releaseSteps.ts';
import type { Output } from '@skal/shell/server/cli/runCli.ts';
import { findBundle } from '../webpack/bundles.ts';

/** The compiler and the browser are loaded when a release needs them: a rollback does not. */
export const releaseTools: ReleaseTools = {
  progress: console.log,
  build: async (name) => {
    const { buildBundle, distDir } = await import('../build/bundle.ts');
    const bundle = findBundle(name);
    await buildBundle(bundle, 'production');
    return distDir(bundle, 'production');
  },
  browserGate: async (preview) => (await import('../release/gate/browserGate.ts')).runBrowserGate(preview, console.log),
};

/** Executes a release command on the running site that it names. */
export async function releaseRemotely(command: ReleaseCommandLine): Promise<Output> {
  const { runRemotely } = await import('../release/runRemotely.ts');
  return runRemotely(command, { ...releaseTools, token: process.env.SKAL_RELEASE_TOKEN });
}
