import { parseSiteUrl } from '@skal/shell/server/cli/releaseCommands.ts';
import { printResult } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';

/** Adds the options of developing one remote. */
export const withDevOptions = (dev: Command): Command =>
  dev
    .option('--from, --remotes-from <url>', 'load the other remotes from this running site', parseSiteUrl)
    .option('--api, --with-api', 'send API calls to that site, or to a local api on the data folder (default: mocks)');

/** Adds `create remote <name>`, and `create-remote <name>`, its former name. @returns the command `create` */
export function addCreateRemote(program: Command, create: (name: string) => Promise<string>): Command {
  const scaffold = program.command('create').description('Scaffold code');
  for (const command of [scaffold.command('remote'), program.command('create-remote', { hidden: true })]) {
    command
      .description('Create a remote with a page at /<name>, a navigation entry, tests and mocks')
      .argument('<name>', 'name of the remote, such as wine-bar')
      .action(printResult(create));
  }
  return scaffold;
}
