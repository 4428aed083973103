/** `npm run migrate`: brings the tables of a site up to date, apart from its start. */
import type { MigrationInterface } from 'typeorm';
import { runCommand, WrongUse } from './command.ts';
import { madeMigrations } from './db/madeMigrations.ts';
import { nameOf, pendingOf, unreadSince } from './db/migrationOrder.ts';
import { findModules } from './modules/modules.ts';
import { onDatabase } from './onDatabase.ts';
import { openLog } from './server/log.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run migrate                 brings the tables up to date
npm run migrate -- --dry-run    says what that would change, and changes nothing

A running site may go on: a change adds, unless it says which release every running api must have at least.
A start does the same by itself. A database that is made here has no demo accounts.
SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

/** A line for each change, with what has to be so before it is made. */
const listed = (migrations: readonly MigrationInterface[]): string =>
  migrations
    .map((migration) => {
      const release = unreadSince(migration);
      const condition = release ? ` takes something away: every api that runs must be ${release} or newer` : '';
      return `  ${nameOf(migration)}${condition}\n`;
    })
    .join('');

await runCommand({
  help: HELP,
  options: { 'dry-run': { type: 'boolean' } },
  async run({ values, positionals }) {
    if (positionals.length > 0) throw new WrongUse(`There is no "${positionals[0]}".`);
    const settings = readSettings(process.env);
    const { migrations } = await findModules();
    const pending = pendingOf(migrations, await madeMigrations(settings, openLog(settings.logLevel)));
    if (pending.length === 0) return 'The tables are up to date.\n';
    if (values['dry-run']) return `Would be made, in this order:\n${listed(pending)}`;
    // Opening it is what brings the tables up to date; of several processes one makes each change.
    await onDatabase(settings, async () => {});
    return `Made, in this order:\n${listed(pending)}The tables are up to date.\n`;
  },
});
