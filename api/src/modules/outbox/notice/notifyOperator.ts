import type { Dependencies } from '../../../dependencies.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { enqueueMails } from '../enqueueMails.ts';
import { type OperatorNotice, operatorNoticeMail } from './operatorNotice.mails.ts';

/** Builds operator notices to the configured address and to the others given. */
export const buildOperatorNoticeMails = (
  { mail }: Pick<ApiSettings, 'mail'>,
  notice: OperatorNotice,
  others: readonly string[] = [],
): ReturnType<typeof operatorNoticeMail>[] =>
  [...new Set([mail.operator, ...others])]
    .filter((address) => address !== '')
    .map((recipient) => operatorNoticeMail(notice, recipient));

/**
 * Emails an operator notice to the configured address, and to others.
 * @param others their addresses
 */
export async function notifyOperator(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  notice: OperatorNotice,
  others: readonly string[] = [],
): Promise<void> {
  const mails = buildOperatorNoticeMails(settings, notice, others);
  if (mails.length === 0) return;
  await db.tx((manager) => enqueueMails(manager, mails, Date.now()));
  wakeMailWorker();
}
