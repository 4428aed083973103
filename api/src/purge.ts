/** `npm run purge`: what has had its time goes now, and not at the next turn of a running site. */
import { runCommand, WrongUse } from './command.ts';
import { countDue, sweep } from './db/sweep.ts';
import { findModules } from './modules/modules.ts';
import { onDatabase } from './onDatabase.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './startRefused.ts';
import { openTrustedClock } from './trustedClock.ts';

const HELP = `npm run purge                 deletes the rows that have had their time, and says how many there were
npm run purge -- --dry-run    says how many there are, and deletes none
npm run purge -- --clock-is-right    the same as the first, after a long stop or a change of the clock, which are refused otherwise

A running site does the same every ten minutes, and may go on meanwhile. How long what is kept is in docs/operations.md.
Files of tickets and .eml files of mails are left to the site. SKAL_DATA_DIR and DATABASE_URL say which site is meant, as
for npm start.
`;

await runCommand({
  help: HELP,
  options: { 'dry-run': { type: 'boolean' }, 'clock-is-right': { type: 'boolean' } },
  async run({ positionals: [word], values }) {
    if (word) throw new WrongUse(`There is no "${word}".`);
    const settings = readSettings(process.env);
    return onDatabase(settings, async (db) => {
      const clock = openTrustedClock(db, settings);
      if (values['clock-is-right']) clock.accept();
      const { now, refusal } = await clock.look();
      if (now === undefined) throw new StartRefused(`Nothing was deleted. ${refusal}.`);
      const sweeps = (await findModules()).sweeps(settings, now);
      const counts: { name: string; table: string; gone: number }[] = [];
      for (const [name, find] of Object.entries(sweeps)) {
        const rows = await find();
        const due = await countDue(db, rows);
        if (!values['dry-run']) await sweep(db, rows);
        // What was given more time meanwhile has stayed.
        const left = values['dry-run'] ? 0 : await countDue(db, rows);
        counts.push({ name, table: rows.table, gone: due - left });
      }
      const total = counts.reduce((sum, { gone }) => sum + gone, 0);
      const lines = counts.map(({ name, table, gone }) => `  ${String(gone).padStart(7)}  ${name} (${table})\n`);
      return `${values['dry-run'] ? 'Would delete' : 'Deleted'} ${total} rows:\n${lines.join('')}`;
    });
  },
});
