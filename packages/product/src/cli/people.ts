import type { OperatorRole } from '@skal/contracts/account/session';
import { loadAndRun, printResult, UsageError } from '@skal/shell/server/cli/runCli.ts';
import { type Command, Option } from 'commander';

export const DRY_RUN = ['--dry-run', 'change nothing, print what would be done'] as const;
const ROLES = ['owner', 'support'] as const satisfies readonly OperatorRole[];

export function addOperator(program: Command): void {
  const load = () => import('@skal/api/commands/operator.ts');
  const operator = program.command('operator').description('Manage operator accounts. Passwords are prompted for');
  const generate = new Option('--generate, --generate-password', 'generate and print a password');
  operator
    .command('create <email>')
    .description('Create an operator')
    .argument('<name...>', 'first and last name')
    .addOption(new Option('--role <role>', 'permissions of the operator').choices(ROLES).default('owner'))
    .addOption(generate)
    .option(...DRY_RUN)
    .action(loadAndRun(load, 'createOperator'));
  operator
    .command('reset-password <email>')
    .description('Set a new password and revoke all sessions')
    .addOption(generate)
    .option(...DRY_RUN)
    .action(loadAndRun(load, 'resetPassword'));
  operator
    .command('disable <email>')
    .description('Disable an operator and revoke all sessions')
    .option(...DRY_RUN)
    .action(loadAndRun(load, 'disable'));
}

export function addPrivacy(program: Command): void {
  const load = () => import('@skal/api/commands/privacy.ts');
  const privacy = program
    .command('privacy')
    .description('Export or erase the data about a person, found by email address');
  privacy
    .command('export <email> <folder>')
    .description('Write all data about a person into a new folder')
    .action(loadAndRun(load, 'exportPersonTo'));
  privacy
    .command('erase <email>')
    .description('Erase a person, and print what is kept and why. Backups, logs and sent emails are not changed')
    .option('--yes', 'confirm the erasure')
    .addOption(new Option('--dry-run', 'only list the rows about the person').conflicts('yes'))
    .action(
      printResult(async (email: string, options: { yes?: boolean; dryRun?: boolean }) => {
        if (!options.yes && !options.dryRun) throw new UsageError('Use either --dry-run or --yes.');
        const { erase, listPerson } = await load();
        return options.yes ? erase(email) : listPerson(email);
      }),
    );
}

export function addTeam(program: Command): void {
  const load = () => import('../team.ts');
  const team = program.command('team').description('Manage teams that release a bundle over HTTP');
  team
    .command('add <team> <bundle>')
    .description('Let a team release a bundle, and print its token')
    .option('--mail, --email <address>', 'address to notify when a canary of the bundle is aborted')
    .option(...DRY_RUN)
    .action(loadAndRun(load, 'addTeam'));
  team
    .command('list')
    .description('List teams and their bundles')
    .option('--json', 'print JSON')
    .action(loadAndRun(load, 'listTeams'));
  team
    .command('revoke <team>')
    .description('Revoke all tokens of a team')
    .option(...DRY_RUN)
    .action(loadAndRun(load, 'revokeTeam'));
}
