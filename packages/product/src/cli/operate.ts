import { lazily, printing, UsageError, wholeNumber } from '@skal/shell/server/cli/runCli.ts';
import type { Command } from 'commander';
import { addOperator, addPrivacy, addTeam, DRY_RUN } from './people.ts';

/** Classes of expected errors, loaded when a command fails. */
export const loadErrors = async () => (await import('@skal/api/commands/errors.ts')).COMMAND_ERRORS;

const JSON_FLAG = ['--json', 'print JSON'] as const;

function parseUrl(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError('It must be the URL of a site, such as http://localhost:3000.');
}

function parseEmail(text: string): string {
  if (text.includes('@')) return text;
  throw new UsageError('It must be an email address.');
}

function addMail(program: Command): void {
  const load = () => import('@skal/api/commands/mail.ts');
  const mail = program.command('mail').description('Emails that have not been sent, and bouncing addresses');
  mail
    .command('list')
    .description('List emails that are no longer retried: rejected permanently, or too many attempts')
    .option('--all', 'and those that wait for their next attempt')
    .option(...JSON_FLAG)
    .action(lazily(load, 'listMails'));
  const addSettle = (name: string, action: 'retry' | 'drop', description: string) =>
    mail
      .command(name)
      .description(description)
      .argument('[id...]', 'emails of `skal mail list`')
      .option('--all', 'every email that is no longer retried')
      .option(...DRY_RUN)
      .action(
        printing(async (ids: string[], options: { all?: boolean; dryRun?: boolean }) => {
          if (Boolean(options.all) === ids.length > 0)
            throw new UsageError('Give the ids of the emails, or use --all.');
          return (await load()).settle(action, options.all ? 'all' : ids, options);
        }),
      );
  addSettle('retry', 'retry', 'Retry emails from the beginning');
  addSettle('discard', 'drop', 'Delete emails unsent');
  const bounces = mail.command('bounces').description('Addresses that reject mail');
  bounces
    .command('list')
    .description('List the addresses, since when, and the reply of their mail servers')
    .option(...JSON_FLAG)
    .action(lazily(load, 'listBouncing'));
  bounces
    .command('add')
    .description('Add an address that the mail provider has reported')
    .argument('<address>', '', parseEmail)
    .action(lazily(load, 'addBounce'));
  bounces
    .command('remove')
    .description('Send mail to an address again')
    .argument('<address>', '', parseEmail)
    .action(lazily(load, 'removeBounce'));
}

function addData(program: Command): void {
  const backup = program.command('backup').description('Back up and restore a site');
  backup
    .command('create <folder>')
    .description(
      'Write all tables and uploads, as of one moment, into a new folder in <folder>. It holds personal data',
    )
    .action(lazily(() => import('@skal/api/commands/backup.ts'), 'createBackup'));
  backup
    .command('restore <folder>')
    .description('Restore a backup into a new database and data folder. Sessions and links in emails end')
    .option('--dry-run', 'read and check the backup only')
    .action(lazily(() => import('@skal/api/commands/restore.ts'), 'restore'));
  const db = program.command('db').description('The database of a site');
  db.command('migrate')
    .description('Run pending migrations, as a start does')
    .option(...DRY_RUN)
    .action(lazily(() => import('@skal/api/commands/migrate.ts'), 'migrate'));
  db.command('purge')
    .description('Delete expired rows now, as a running site does every ten minutes')
    .option(...DRY_RUN)
    .option('--clock-is-right', 'accept the clock after a long stop or a change of it')
    .action(lazily(() => import('@skal/api/commands/purge.ts'), 'purge'));
  program
    .command('metrics')
    .description('Figures of clients’ apps')
    .command('rebuild')
    .description('Recompute all metrics from the stored events')
    .option(...DRY_RUN)
    .action(lazily(() => import('@skal/api/commands/rebuildFigures.ts'), 'rebuildAllFigures'));
}

function addKeys(program: Command): void {
  const load = () => import('@skal/api/commands/keys.ts');
  const keys = program.command('keys').description('Rotation of SESSION_KEYS: rotate, restart, reencrypt, remove');
  keys
    .command('rotate')
    .description('Print SESSION_KEYS with a new key in front. Set it for every process and restart them')
    .action(lazily(load, 'rotateKeys'));
  keys
    .command('reencrypt')
    .description('Encrypt with the newest key, and print when the older keys may be removed')
    .action(lazily(load, 'reencryptSecrets'));
  keys.command('status').description('Count the secrets that each key encrypts').action(lazily(load, 'keyStatus'));
}

/** Adds the commands that operate a site. Each loads its code when it runs, so that `--help` is fast. */
export function addOperateCommands(program: Command): void {
  program
    .command('doctor')
    .description('Check settings, database, mail server, data folder, releases, clock and address. Changes nothing')
    .option(...JSON_FLAG)
    .action(lazily(() => import('../doctor.ts'), 'doctor'));
  addData(program);
  addKeys(program);
  addMail(program);
  addOperator(program);
  addPrivacy(program);
  addTeam(program);
  program
    .command('demo')
    .description('Demo data')
    .command('simulate')
    .description('Send 30 days of generated events of a client’s app, through the app API. Not to a site under https')
    .option('--client <email>', 'the client’s owner; or set SKAL_APP_KEY')
    .option('--days <number>', 'how many days, up to today', wholeNumber(1, 730), 120)
    .option('--seed <number>', 'another seed gives other events', wholeNumber(1))
    .option('--to, --site <url>', 'the site', parseUrl, new URL('http://localhost:3000'))
    .option(...DRY_RUN)
    .action(lazily(() => import('@skal/api/commands/simulate.ts'), 'simulateApp'));
}
