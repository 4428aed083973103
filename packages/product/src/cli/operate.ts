import { loadAndRun, parseWholeNumber, printResult, UsageError } from '@skal/shell/server/cli/runCli.ts';
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
  const mail = program.command('mail').description('Manage unsent emails and bouncing addresses');
  mail
    .command('list')
    .description('List emails that are no longer retried: rejected permanently, or too many attempts')
    .option('--all', 'also list emails that wait for their next attempt')
    .option(...JSON_FLAG)
    .action(loadAndRun(load, 'listMails'));
  const addResolve = (name: string, action: 'retry' | 'drop', description: string) =>
    mail
      .command(name)
      .description(description)
      .argument('[id...]', 'ids printed by `skal mail list`')
      .option('--all', 'every email that is no longer retried')
      .option(...DRY_RUN)
      .action(
        printResult(async (ids: string[], options: { all?: boolean; dryRun?: boolean }) => {
          if (Boolean(options.all) === ids.length > 0)
            throw new UsageError('Give the ids of the emails, or use --all.');
          return (await load()).retryOrDiscard(action, options.all ? 'all' : ids, options);
        }),
      );
  addResolve('retry', 'retry', 'Send emails again, with all their attempts');
  addResolve('discard', 'drop', 'Delete emails without sending them');
  const bounces = mail.command('bounces').description('Manage bouncing addresses');
  bounces
    .command('list')
    .description('List bouncing addresses with the date and reply of their mail servers')
    .option(...JSON_FLAG)
    .action(loadAndRun(load, 'listBouncing'));
  bounces
    .command('add')
    .description('Mark an address as bouncing, and send it no more email')
    .argument('<address>', 'email address', parseEmail)
    .action(loadAndRun(load, 'addBounce'));
  bounces
    .command('remove')
    .description('Unmark a bouncing address, and send it email again')
    .argument('<address>', 'email address', parseEmail)
    .action(loadAndRun(load, 'removeBounce'));
}

function addData(program: Command): void {
  const backup = program.command('backup').description('Back up and restore a site');
  backup
    .command('create <folder>')
    .description('Write a snapshot of all tables and uploads into a new folder in <folder>. It contains personal data')
    .action(loadAndRun(() => import('@skal/api/commands/backup.ts'), 'createBackup'));
  backup
    .command('restore <folder>')
    .description('Restore a backup into an empty database and data folder. Sessions and emailed links are revoked')
    .option('--dry-run', 'only read and verify the backup')
    .action(loadAndRun(() => import('@skal/api/commands/restore.ts'), 'restore'));
  const db = program.command('db').description('Migrate and purge the database');
  db.command('migrate')
    .description('Run pending migrations, as a start does')
    .option(...DRY_RUN)
    .action(loadAndRun(() => import('@skal/api/commands/migrate.ts'), 'migrate'));
  db.command('purge')
    .description('Delete expired rows now (a running site does so every ten minutes)')
    .option(...DRY_RUN)
    .option('--clock-is-right', 'accept the clock after a long stop or a clock change')
    .action(loadAndRun(() => import('@skal/api/commands/purge.ts'), 'purge'));
  program
    .command('metrics')
    .description('Maintain the metrics of client apps')
    .command('rebuild')
    .description('Recompute all metrics from the stored events')
    .option(...DRY_RUN)
    .action(loadAndRun(() => import('@skal/api/commands/rebuildMetrics.ts'), 'rebuildAllMetrics'));
}

function addKeys(program: Command): void {
  const load = () => import('@skal/api/commands/keys.ts');
  const keys = program
    .command('keys')
    .description('Rotate SESSION_KEYS: rotate, restart, reencrypt, remove the old key');
  keys
    .command('rotate')
    .description('Print SESSION_KEYS with a new first key. Set it for every process, then restart them')
    .action(loadAndRun(load, 'rotateKeys'));
  keys
    .command('reencrypt')
    .description('Encrypt stored secrets with the newest key, and print when older keys can be removed')
    .action(loadAndRun(load, 'reencryptSecrets'));
  keys
    .command('status')
    .description('Count the secrets encrypted by each key')
    .action(loadAndRun(load, 'reportKeyUse'));
}

/** Adds the commands that operate a site. Each loads its code when it runs, so that `--help` is fast. */
export function addOperateCommands(program: Command): void {
  program
    .command('doctor')
    .description(
      'Check settings, database, mail server, data folder, releases, clock and site address. Changes nothing',
    )
    .option(...JSON_FLAG)
    .action(loadAndRun(() => import('../doctor.ts'), 'runDoctor'));
  addData(program);
  addKeys(program);
  addMail(program);
  addOperator(program);
  addPrivacy(program);
  addTeam(program);
  program
    .command('demo')
    .description('Generate demo data')
    .command('simulate')
    .description('Act as a client’s app at the app API, with generated events. Rejects https sites')
    .option('--client <email>', 'email address of the client (or set SKAL_APP_KEY)')
    .option(
      '--days <number>',
      'number of days up to today; the app API accepts the last 30',
      parseWholeNumber(1, 730),
      120,
    )
    .option('--seed <number>', 'seed of the random generator', parseWholeNumber(1))
    .option('--to, --site <url>', 'URL of the site', parseUrl, new URL('http://localhost:3000'))
    .option(...DRY_RUN)
    .action(loadAndRun(() => import('@skal/api/commands/simulate.ts'), 'simulateApp'));
}
