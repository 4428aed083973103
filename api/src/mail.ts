/** `npm run mail`: the mails of a site that have not gone out. A running site need not be stopped for it. */

import { runCommand, WrongUse } from './command.ts';
import type { Database } from './db/database.ts';
import { normalEmail } from './modules/account/findAccount.ts';
import { listBounces, reportBounce, takeBackBounce } from './modules/outbox/bounces.ts';
import { deadAmong, listUnsent, settleMails } from './modules/outbox/heldMails.ts';
import type { Mail } from './modules/outbox/Mail.entity.ts';
import { onDatabase } from './onDatabase.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run mail -- list               mails that nobody tries any more: refused for good or too often
npm run mail -- list --all         and those that wait for their next try
npm run mail -- retry <id> …       tries these again, from the beginning; --all for every one that nobody tries.
                                   One whose link no longer works is named and left
npm run mail -- drop <id> …        deletes these unsent; --all likewise
npm run mail -- bounces            addresses that take no mail, since when, and what was said of them
npm run mail -- bounced <address>  notes one that the provider has reported; -- delivered <address> takes it back

With --dry-run, retry and drop say what they would do, and do nothing. What they do is in the audit trail.
SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

const lineOf = ({ id, kind, recipient, createdAt, attempts, dueAt, lastError }: Mail): string => {
  const next = dueAt === null ? 'held' : `next try ${new Date(Number(dueAt)).toISOString()}`;
  const stored = new Date(Number(createdAt)).toISOString();
  return `${id}  ${stored}  ${kind} to ${recipient}, ${attempts} tries, ${next}${lastError ? `: ${lastError}` : ''}\n`;
};

const counted = (mails: readonly Mail[]): string => (mails.length === 1 ? '1 mail' : `${mails.length} mails`);

/** Mails that are not tried again, and what helps instead. */
const deadLines = (dead: readonly Mail[]): string =>
  dead.length === 0
    ? ''
    : `Not tried again, for the link in it no longer works; send a new link, and drop the mail:\n${dead.map(lineOf).join('')}`;

/** What is known of addresses that take no mail, and what somebody reports of them. */
async function tellBounces(db: Database, command: 'bounces' | 'bounced' | 'delivered', words: readonly string[]) {
  if (command === 'bounces') {
    const lines = (await listBounces(db)).map(
      ({ email, since, said }) => `${email}  since ${new Date(Number(since)).toISOString()}: ${said}\n`,
    );
    return lines.length === 0 ? 'No address is noted.\n' : lines.join('');
  }
  const [address, ...more] = words;
  if (!address?.includes('@') || more.length > 0) throw new WrongUse('Name one address.');
  const email = normalEmail(address);
  if (command === 'bounced') {
    await reportBounce(db, email);
    return `${email} is noted: it takes no mail.\n`;
  }
  const wasNoted = await takeBackBounce(db, email);
  return wasNoted ? `${email} takes mail again.\n` : `${email} is not noted.\n`;
}

await runCommand({
  help: HELP,
  options: { all: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ positionals: [command, ...ids], values }) {
    if (!command) return HELP;
    const settings = readSettings(process.env);
    if (command === 'list') {
      const mails = await onDatabase(settings, (db) => listUnsent(db, values.all ? 'every' : 'held'));
      return mails.length === 0 ? 'Every mail has gone out, or is about to.\n' : mails.map(lineOf).join('');
    }
    if (command === 'bounces' || command === 'bounced' || command === 'delivered') {
      return onDatabase(settings, (db) => tellBounces(db, command, ids));
    }
    if (command !== 'retry' && command !== 'drop') throw new WrongUse(`There is no "${command}".`);
    if (Boolean(values.all) === ids.length > 0) throw new WrongUse('Name the mails by their ids, or say --all.');
    const which = values.all ? ('all' as const) : ids;
    if (values['dry-run']) {
      const mails = await onDatabase(settings, (db) => listUnsent(db, 'held'));
      const meant = mails.filter(({ id }) => which === 'all' || which.includes(id));
      const dead = command === 'retry' ? await onDatabase(settings, (db) => deadAmong(db, meant)) : [];
      const rest = meant.filter((mail) => !dead.includes(mail));
      return `Would ${command} ${counted(rest)}.\n${rest.map(lineOf).join('')}${deadLines(dead)}`;
    }
    const { settled, dead } = await onDatabase(settings, (db) => settleMails(db, which, command));
    return `${counted(settled)} ${command === 'retry' ? 'will be tried again' : 'dropped'}.\n${deadLines(dead)}`;
  },
});
