/** `npm run erase-person`: takes somebody out of a site who asked for it. */
import { runCommand, WrongUse } from './command.ts';
import { withUploads } from './modules/ticket/openUploads.ts';
import { onDatabase } from './onDatabase.ts';
import { erasePerson, reasonFor } from './person/erasePerson.ts';
import { findPerson, type Holding } from './person/personRows.ts';
import { Refusal } from './server/refusal.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run erase-person -- <email> --dry-run    says what is known of somebody, and changes nothing
npm run erase-person -- <email> --yes        erases it, and says what is kept and why

Every spelling of the address is meant: case, space around it, Unicode's normal forms and widths, and both forms of a domain.
Of a client it erases the account and everything of the business, as deleting the client at /admin does. In the values of
the audit log it replaces the address. What the books and the audit log keep is listed. Backups and log files that were made
before, and mails that were sent, are not changed. Give people what you know of them first: npm run
export-person. SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

const listed = (holdings: readonly Holding[], note = (_table: string) => ''): string =>
  holdings.map(({ table, rows }) => `  ${rows.length} in ${table}${note(table)}\n`).join('');

await runCommand({
  help: HELP,
  options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
  sentences: [Refusal],
  async run({ positionals: [email, ...others], values }) {
    if (!email) return HELP;
    if (others.length > 0) throw new WrongUse('Name one e-mail address.');
    if (Boolean(values.yes) === Boolean(values['dry-run'])) throw new WrongUse('Say --dry-run, or --yes.');
    const settings = readSettings(process.env);
    if (values['dry-run']) {
      const known = await onDatabase(settings, (db) => db.read((manager) => findPerson(manager, email)));
      return known.length === 0 ? `Nothing is known of ${email}.\n` : `Known of ${email}:\n${listed(known)}`;
    }
    const { before, kept } = await onDatabase(settings, (db) =>
      withUploads(settings, (uploads) => erasePerson({ db, uploads }, email)),
    );
    if (before.length === 0) return `Nothing was known of ${email}.\n`;
    const rest =
      kept.length === 0 ? 'Nothing is kept.\n' : `Kept:\n${listed(kept, (table) => `: ${reasonFor(table)}`)}`;
    return `${email} is erased. There were:\n${listed(before)}${rest}`;
  },
});
