import type { DeadLetterQuery } from '@skal/contracts/operations/deadLetter';
import { In, IsNull, LessThan } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { type Actor, recordAuditEvents, SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { type Mail, MailEntity } from '../Mail.entity.ts';
import { hasInvalidLink } from '../mailLink.query.ts';

/** Dead letters: rejected permanently or too often, or disabled by a restore. */
const deadLetter = { sentAt: IsNull(), dueAt: IsNull() };

/** Lists unsent emails, oldest first: dead letters only, or all. */
export const listUnsentMails = (db: Database, which: 'dead' | 'all'): Promise<Mail[]> =>
  db.read((manager) =>
    manager.find(MailEntity, {
      where: which === 'dead' ? deadLetter : { sentAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
  );

/** Reads a page of dead letters, newest first; ids sort by time. */
export const findDeadLetters = (db: Database, { cursor, limit }: DeadLetterQuery): Promise<Mail[]> =>
  db.read((manager) =>
    manager.find(MailEntity, {
      where: { ...deadLetter, ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit,
    }),
  );

/** Dead letters that were resolved, and those left because their link is invalid. */
interface DeadLetterResult {
  resolved: Mail[];
  expired: Mail[];
}

/** Returns the dead letters whose link is no longer valid; a retry would be useless. */
export const withInvalidLink = (db: Database, mails: readonly Mail[], now = Date.now()): Promise<Mail[]> =>
  db.read(async (manager) => {
    const expired: Mail[] = [];
    for (const mail of mails) if (await hasInvalidLink(manager, mail, now)) expired.push(mail);
    return expired;
  });

/**
 * Returns dead letters to the worker or deletes them, and audits it. One that was resolved concurrently is skipped; one
 * with an invalid link is not retried.
 */
export const resolveDeadLetters = (
  db: Database,
  ids: readonly string[] | 'all',
  how: 'retry' | 'drop',
  actor: Actor = SYSTEM_ACTOR,
): Promise<DeadLetterResult> =>
  db.tx(async (manager) => {
    const now = Date.now();
    const found = await manager.find(MailEntity, {
      where: ids === 'all' ? deadLetter : { ...deadLetter, id: In([...ids]) },
    });
    const [resolved, expired]: [Mail[], Mail[]] = [[], []];
    for (const mail of found) {
      if (how === 'retry' && (await hasInvalidLink(manager, mail, now))) {
        expired.push(mail);
        continue;
      }
      const unchanged = { ...deadLetter, id: mail.id };
      const { affected } =
        how === 'retry'
          ? await manager.update(MailEntity, unchanged, { dueAt: now, attempts: 0 })
          : await manager.delete(MailEntity, unchanged);
      if (affected) resolved.push(mail);
    }
    const action = how === 'retry' ? 'mail.retried' : 'mail.dropped';
    const auditEvents = resolved.map(({ kind, recipient }) => ({ action, after: { kind, recipient } }));
    await recordAuditEvents(manager, actor, auditEvents);
    return { resolved, expired };
  });
