import type { ReleaseCommandLine } from '@skal/shell/server/cli/releaseCommands.ts';
import { ReleaseError, type ReleaseTools } from '@skal/shell/server/cli/releaseSteps.ts';
import { loadAndRun, type Output } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';

const unavailable = () => Promise.reject(new ReleaseError('Bundles can only be built and checked in a checkout'));

/** Runs a release command on the site configured by the environment. */
export async function releaseHere(
  command: ReleaseCommandLine,
  tools: Partial<ReleaseTools> = {},
  env = process.env,
): Promise<Output> {
  const { runLocally } = await import('../release/runLocally.ts');
  return runLocally(command, { progress: console.log, build: unavailable, browserGate: unavailable, ...tools }, env);
}

/** Adds `skal release publish-image`. */
export function addPublishImage(release: Command): void {
  release
    .command('publish-image')
    .description('Publish the bundles of this image, and activate those without a live version')
    .option('--activate', 'activate all of them, and replace live versions')
    .option('--from <folder>', 'folder of the bundles', 'built')
    .option('--dry-run', 'only print what would be activated')
    .action(loadAndRun(() => import('../release/publishImage.ts'), 'publishImage'));
}
