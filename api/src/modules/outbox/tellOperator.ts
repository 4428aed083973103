import type { Parts } from '../../parts.ts';
import { enqueueMails } from './enqueueMails.ts';
import { type News, newsMail } from './news.mails.ts';

/**
 * Writes to the operator, where an address is set for that, and to others whose business it is.
 * @param others their addresses
 */
export async function tellOperator(
  { db, settings, mailsWaiting }: Pick<Parts, 'db' | 'settings' | 'mailsWaiting'>,
  news: News,
  others: readonly string[] = [],
): Promise<void> {
  const recipients = [...new Set([settings.mail.operator, ...others])].filter((address) => address !== '');
  if (recipients.length === 0) return;
  const mails = recipients.map((recipient) => newsMail(news, recipient));
  await db.tx((manager) => enqueueMails(manager, mails, Date.now()));
  mailsWaiting();
}
