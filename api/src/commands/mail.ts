import { withDatabase } from '../cli/withDatabase.ts';
import { normalizeEmail } from '../modules/account/findAccount.ts';
import { listBounces, reportBounce, retractBounce } from '../modules/outbox/bounce/bounces.ts';
import { listUnsentMails, resolveDeadLetters, withInvalidLink } from '../modules/outbox/deadLetter/deadLetters.ts';
import type { Mail } from '../modules/outbox/Mail.entity.ts';
import { readSettings } from '../settings/settings.ts';

const formatMail = ({ id, kind, recipient, createdAt, attempts, dueAt, lastError }: Mail): string => {
  const next = dueAt === null ? 'not retried' : `next try ${new Date(Number(dueAt)).toISOString()}`;
  const stored = new Date(Number(createdAt)).toISOString();
  return `${id}  ${stored}  ${kind} to ${recipient}, ${attempts} tries, ${next}${lastError ? `: ${lastError}` : ''}\n`;
};

const formatCount = (mails: readonly Mail[]): string => (mails.length === 1 ? '1 email' : `${mails.length} emails`);

/** Lists emails whose link has expired, with the remedy. */
const formatDeadMails = (expired: readonly Mail[]): string =>
  expired.length === 0
    ? ''
    : `Not retried, because the link in it has expired. Send a new link and discard the email:\n${expired.map(formatMail).join('')}`;

/** Lists emails that are no longer retried, or all that are unsent. */
export async function listMails({ all }: { all?: boolean }) {
  const mails = await withDatabase(readSettings(process.env), (db) => listUnsentMails(db, all ? 'all' : 'dead'));
  const text = mails.length === 0 ? 'Every email has been sent, or is about to be.\n' : mails.map(formatMail).join('');
  // Without the content: its links grant access.
  const data = mails.map(({ id, kind, recipient, createdAt, attempts, dueAt, lastError }) => ({
    ...{ id, kind, recipient, createdAt, attempts, dueAt, lastError },
  }));
  return { text, data };
}

/**
 * Retries emails from the beginning, or deletes them unsent. One whose link has expired is not retried.
 * @param ids the emails, or all that are no longer retried
 */
export async function retryOrDiscard(
  action: 'retry' | 'drop',
  ids: readonly string[] | 'all',
  options: { dryRun?: boolean },
): Promise<string> {
  return withDatabase(readSettings(process.env), async (db) => {
    if (options.dryRun) {
      const mails = (await listUnsentMails(db, 'dead')).filter(({ id }) => ids === 'all' || ids.includes(id));
      const expired = action === 'retry' ? await withInvalidLink(db, mails) : [];
      const rest = mails.filter((mail) => !expired.includes(mail));
      const verb = action === 'retry' ? 'retry' : 'discard';
      return `Would ${verb} ${formatCount(rest)}.\n${rest.map(formatMail).join('')}${formatDeadMails(expired)}`;
    }
    const { resolved, expired } = await resolveDeadLetters(db, ids, action);
    return `${formatCount(resolved)} ${action === 'retry' ? 'will be retried' : 'discarded'}.\n${formatDeadMails(expired)}`;
  });
}

/** Lists bouncing addresses. */
export async function listBouncing() {
  const bounces = await withDatabase(readSettings(process.env), listBounces);
  const lines = bounces.map(
    ({ email, since, lastError }) => `${email}  since ${new Date(Number(since)).toISOString()}: ${lastError}\n`,
  );
  return { text: lines.join('') || 'No address is marked as bouncing.\n', data: bounces };
}

/** Marks an address as bouncing, as reported by the mail provider. */
export async function addBounce(address: string): Promise<string> {
  const email = normalizeEmail(address);
  await withDatabase(readSettings(process.env), (db) => reportBounce(db, email));
  return `${email} is marked as bouncing.\n`;
}

/** Allows mail to an address again. */
export async function removeBounce(address: string): Promise<string> {
  const email = normalizeEmail(address);
  const wasMarked = await withDatabase(readSettings(process.env), (db) => retractBounce(db, email));
  return wasMarked ? `${email} receives mail again.\n` : `${email} is not marked as bouncing.\n`;
}
