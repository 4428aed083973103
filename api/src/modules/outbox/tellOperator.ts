import type { Parts } from '../../parts.ts';
import { enqueueMails } from './enqueueMails.ts';

/** Something that happened on the site and is no business of any client's. */
export interface News {
  subject: string;
  text: string;
}

/** Writes to the operator; where no address is set there is nobody to tell. */
export async function tellOperator(
  { db, settings, mailsWaiting }: Pick<Parts, 'db' | 'settings' | 'mailsWaiting'>,
  { subject, text }: News,
): Promise<void> {
  const { operator } = settings.mail;
  if (!operator) return;
  const mail = { kind: 'alert', recipient: operator, subject, body: `${text}\n` };
  await db.tx((manager) => enqueueMails(manager, [mail], Date.now()));
  mailsWaiting();
}
