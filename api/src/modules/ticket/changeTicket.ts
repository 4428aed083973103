import type { ChangeTicketBody } from '@skal/contracts/support/adminTicket';
import { lockRow } from '../../db/rows/lockRow.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { ticketClosedMail } from './thread/thread.mails.ts';
import { findTicketClient } from './thread/thread.query.ts';
import { isResolvedOrClosed } from './ticketStatus.ts';

/**
 * Changes status or read flag of a ticket. A new status counts as a response, is audited, and an email tells the client
 * if it closes the ticket. Marking as read only affects the inbox.
 * @throws HttpError 404 for an unknown ticket
 */
export async function changeTicket(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  id: string,
  { status, read }: ChangeTicketBody,
  actor: Actor,
): Promise<void> {
  await db.tx(async (manager) => {
    await lockRow(manager, TicketEntity, id);
    const before = await manager.findOneBy(TicketEntity, { id });
    if (!before) throw notFound('ticket');
    if (read !== undefined) await manager.update(TicketEntity, { id }, { unread: read ? 0 : 1 });
    if (!status || status === before.status) return;
    const now = Date.now();
    const changed = { status, updatedAt: now, respondedAt: before.respondedAt ?? now };
    await manager.update(TicketEntity, { id }, changed);
    const client = await findTicketClient(db, before);
    await recordAuditEvent(manager, actor, {
      action: 'ticket.statusChanged',
      client,
      before: { ticket: id, status: before.status },
      after: { ticket: id, status },
    });
    const after = { ...before, ...changed };
    if (isResolvedOrClosed(after) && !isResolvedOrClosed(before))
      await enqueueMails(manager, [ticketClosedMail(after, client, settings.site)], now);
  });
  wakeMailWorker();
}
