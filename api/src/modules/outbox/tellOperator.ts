import type { Dependencies } from '../../dependencies.ts';
import type { ApiSettings } from '../../settings.ts';
import { enqueueMails } from './enqueueMails.ts';
import { type News, newsMail } from './news.mails.ts';

/** The mails with news for the operator, where an address is set for that, and for others whose business it is. */
export const newsMails = (
  { mail }: Pick<ApiSettings, 'mail'>,
  news: News,
  others: readonly string[] = [],
): ReturnType<typeof newsMail>[] =>
  [...new Set([mail.operator, ...others])]
    .filter((address) => address !== '')
    .map((recipient) => newsMail(news, recipient));

/**
 * Writes to the operator, where an address is set for that, and to others whose business it is.
 * @param others their addresses
 */
export async function tellOperator(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  news: News,
  others: readonly string[] = [],
): Promise<void> {
  const mails = newsMails(settings, news, others);
  if (mails.length === 0) return;
  await db.tx((manager) => enqueueMails(manager, mails, Date.now()));
  wakeMailWorker();
}
