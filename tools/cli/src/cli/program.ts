import { addOperateCommands } from '@skal/product/cli/operate.ts';
import { addPublishImage, releaseHere } from '@skal/product/cli/release.ts';
import { addReleaseCommands } from '@skal/shell/server/cli/releaseCommands.ts';
import { createProgram } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import { addBuildCommands } from './build.ts';
import { releaseRemotely, releaseTools } from './release.ts';
import { addRunCommands } from './run.ts';
import { addTestCommands } from './test.ts';

/** The commands of a checkout. `npm run skal -- <command>` installs packages first; `npx skal <command>` does not. */
export function checkoutProgram(): Command {
  const program = createProgram('Run, build, test, release and operate Skal');
  addRunCommands(program);
  addBuildCommands(program);
  addTestCommands(program);
  const release = addReleaseCommands(
    program,
    (command) => (command.site ? releaseRemotely(command) : releaseHere(command, releaseTools)),
    { canBuild: true },
  );
  addPublishImage(release);
  release
    .command('publish-changed')
    .description('Build and activate every changed bundle, as npm start does. In production, live versions stay')
    .option('--development', 'development build of the shell')
    .action(async (options: { development?: boolean }) => {
      const { publishChanged } = await import('../build/buildAndPublish.ts');
      const { resolveReleaseStore } = await import('@skal/product/releases.ts');
      const mode = options.development ? 'development' : 'production';
      const keepsLive = process.env.NODE_ENV === 'production';
      await publishChanged(resolveReleaseStore(process.env), mode, console.log, { keepsLive });
    });
  addOperateCommands(program);
  return program;
}
