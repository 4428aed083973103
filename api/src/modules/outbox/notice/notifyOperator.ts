import type { Dependencies } from '../../../dependencies.ts';
import { enqueueMails, type NewMail } from '../enqueueMails.ts';
import { findAlertRecipients } from './alertRecipient.ts';
import { type OperatorNotice, operatorNoticeMail } from './operatorNotice.mails.ts';

/** Builds operator notices to the configured address and to the others given. */
export async function buildOperatorNoticeMails(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  notice: OperatorNotice,
  others: readonly string[] = [],
): Promise<NewMail[]> {
  const recipients = await findAlertRecipients(db, settings, others);
  return recipients.map((recipient) => operatorNoticeMail(notice, recipient));
}

/**
 * Emails an operator notice to the configured address, and to others.
 * @param others their addresses
 */
export async function notifyOperator(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  notice: OperatorNotice,
  others: readonly string[] = [],
): Promise<void> {
  const mails = await buildOperatorNoticeMails(deps, notice, others);
  if (mails.length === 0) return;
  await deps.db.tx((manager) => enqueueMails(manager, mails, Date.now()));
  deps.wakeMailWorker();
}
