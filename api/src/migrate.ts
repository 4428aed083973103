/** `npm run migrate`: brings the tables of a site up to date, apart from its start. */
import { parseArgs } from 'node:util';
import type { MigrationInterface } from 'typeorm';
import { messageOf } from './anyError.ts';
import { madeMigrations } from './db/madeMigrations.ts';
import { nameOf, pendingOf, unreadSince } from './db/migrationOrder.ts';
import { findModules } from './modules/modules.ts';
import { onDatabase } from './onDatabase.ts';
import { openLog } from './server/log.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

const HELP = `npm run migrate                 brings the tables up to date
npm run migrate -- --dry-run    says what that would change, and changes nothing

A running site may go on: a change adds, unless it says which release every running api must have at least.
A start does the same by itself. A database that is made here has no demo accounts.
SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

/** Something about the command itself is not right. */
class WrongUse extends Error {}

const options = { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new WrongUse(messageOf(error));
  }
}

/** A line for each change, with what has to be so before it is made. */
const listed = (migrations: readonly MigrationInterface[]): string =>
  migrations
    .map((migration) => {
      const release = unreadSince(migration);
      const condition = release ? ` takes something away: every api that runs must be ${release} or newer` : '';
      return `  ${nameOf(migration)}${condition}\n`;
    })
    .join('');

/** Runs the command, and answers with what it has to say. */
async function run(args: readonly string[]): Promise<string> {
  const asked = read(args);
  if (asked.help) return HELP;
  const settings = readSettings(process.env);
  const { migrations } = await findModules();
  const pending = pendingOf(migrations, await madeMigrations(settings, openLog(settings.logLevel)));
  if (pending.length === 0) return 'The tables are up to date.\n';
  if (asked['dry-run']) return `Would be made, in this order:\n${listed(pending)}`;
  // Opening it is what brings the tables up to date; of several processes one makes each change.
  await onDatabase(settings, async () => {});
  return `Made, in this order:\n${listed(pending)}The tables are up to date.\n`;
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartRefused || error instanceof WrongUse)) throw error;
  console.error(error instanceof WrongUse ? `${error.message}\n\n${HELP}` : error.message);
  process.exitCode = 1;
}
