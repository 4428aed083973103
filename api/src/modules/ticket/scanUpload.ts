import type { Parts } from '../../parts.ts';
import { faultFacts } from '../../server/log.ts';
import { badRequest, unavailable } from '../../server/refusal.ts';
import { noteAudit, theProduct } from '../audit/noteAudit.ts';
import { tellOperator } from '../outbox/tellOperator.ts';
import type { Attachment } from './Attachment.entity.ts';
import { scan } from './scan.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { clientOf } from './thread.query.ts';

type Used = Pick<Parts, 'db' | 'log' | 'settings' | 'mailsWaiting'>;

/** Notes what was found, and tells the operator. */
async function tellOf(parts: Used, { id, name, ticketId }: Attachment, found: string): Promise<void> {
  const { db, log } = parts;
  log.warn({ attachment: id, found }, 'infected upload');
  const ticket = await db.read((manager) => manager.findOneBy(TicketEntity, { id: ticketId }));
  const client = ticket && (await clientOf(db, ticket));
  const deed = { action: 'upload.infected', client: client && { id: client.id, name: client.name } };
  await db.tx((manager) => noteAudit(manager, theProduct, { ...deed, after: { file: name, found } }));
  const whose = client ? ` of ${client.name}` : '';
  await tellOperator(parts, {
    subject: 'An infected file was refused',
    text: `ClamAV found ${found} in ${name}, a file for the ticket ${ticketId}${whose}.\n\nNothing of it was kept.`,
  });
}

/**
 * Has an upload looked at, where a scanner is set, before it is stored. A file that cannot be looked at is not stored: the
 * pieces of a large one wait, a small one is sent again.
 * @throws Refusal 400 for one that is infected, 503 while the scanner cannot be asked
 */
export async function scanUpload(parts: Used, announced: Attachment, path: string): Promise<void> {
  const { clamav } = parts.settings;
  if (!clamav) return;
  const found = await scan(clamav, path).catch((error) => {
    parts.log.error({ attachment: announced.id, ...faultFacts(error) }, 'upload not looked at: see SKAL_CLAMAV');
    throw unavailable();
  });
  if (!found) return;
  await tellOf(parts, announced, found);
  throw badRequest(
    `This file holds something harmful (${found}) and was not taken. Please have your device looked at.`,
  );
}
