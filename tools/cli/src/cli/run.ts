import { UsageError } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import type { DevOptions } from '../dev/devRemote.ts';
import { withDevOptions } from './remote.ts';

/** Adds the commands that run until Ctrl-C. */
export function addRunCommands(program: Command): void {
  program
    .command('start')
    .description('Build and activate changed bundles, then serve the site (PORT, HOST, SKAL_DATA_DIR, DATABASE_URL)')
    .action(() => {
      // Two processes, so that the one that serves contains no compiler: tools/cli/nodeRunner.mjs.
      throw new UsageError('Start it as npm start or npx skal start, without arguments.');
    });
  withDevOptions(program.command('dev'))
    .description('Develop the whole site, or one remote in the real shell, with Fast Refresh')
    .argument('[remote]')
    .action(async (name: string | undefined, options: DevOptions) =>
      (await import('../commands/dev.ts')).dev(name, options),
    );
  program
    .command('qa [remote...]')
    .description('Serve production builds with mocked API calls, of all or some remotes')
    .action(async (names: string[]) => (await import('../commands/qa.ts')).serveQa(names));
  program
    .command('storybook')
    .description('Show all components of the design system in Storybook')
    .action(async () => (await import('../commands/storybook.ts')).showGallery());
}
