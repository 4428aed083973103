/** `npm run rebuild-figures`: makes the figures of clients' apps anew from their events. */
import { runCommand, WrongUse } from './command.ts';
import { rebuildFigures } from './modules/appEvent/rebuildFigures.ts';
import { onDatabase } from './onDatabase.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run rebuild-figures                 makes the figures anew from the events, and says what was different
npm run rebuild-figures -- --dry-run    says what is different, and changes nothing

It goes as far back as events are kept. Each client's app waits for as long as its own figures are counted; what it sends
meanwhile is counted afterwards. SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

/** So many differences of a client are listed; how many there are is always said. */
const LISTED = 20;

await runCommand({
  help: HELP,
  options: { 'dry-run': { type: 'boolean' } },
  async run({ positionals: [word], values }) {
    if (word) throw new WrongUse(`There is no "${word}".`);
    const settings = readSettings(process.env);
    const dryRun = values['dry-run'] ?? false;
    return onDatabase(settings, async (db) => {
      const clients = await db.query<{ businessId: string }>(
        'SELECT business_id AS businessId FROM app_clients ORDER BY business_id',
      );
      let count = 0;
      let said = '';
      for (const { businessId } of clients) {
        const differences = await rebuildFigures(db, settings, { businessId, dryRun, now: Date.now() });
        if (differences.length === 0) continue;
        count += differences.length;
        const lines = differences
          .slice(0, LISTED)
          .map(({ day, metric, part, stored, counted }) => `  ${day} ${metric} ${part}: ${stored}, now ${counted}\n`);
        said += `${businessId}: ${differences.length} differences\n${lines.join('')}`;
      }
      if (count === 0)
        return `No difference: the figures of ${clients.length} clients are what their events come to.\n`;
      return `${said}${dryRun ? 'Nothing was changed' : 'Put right'}: ${count} figures.\n`;
    });
  },
});
