import type { DeadLetterQuery } from '@skal/contracts/operations/deadLetter';
import { In, IsNull, LessThan } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { type Actor, recordAuditEvents, SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { type Mail, MailEntity } from '../Mail.entity.ts';
import { hasInvalidLink } from '../mailLink.query.ts';

/** A mail that nobody tries any more: refused for good or too often, or laid to rest by a restore. */
const held = { sentAt: IsNull(), dueAt: IsNull() };

/** Mails that are not sent, the oldest first: those that nobody tries any more, or every one. */
export const listUnsentMails = (db: Database, which: 'held' | 'every'): Promise<Mail[]> =>
  db.read((manager) =>
    manager.find(MailEntity, {
      where: which === 'held' ? held : { sentAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
  );

/** A page of the mails that nobody tries any more, the newest first; ids are in the order of time. */
export const findDeadLetters = (db: Database, { cursor, limit }: DeadLetterQuery): Promise<Mail[]> =>
  db.read((manager) =>
    manager.find(MailEntity, {
      where: { ...held, ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit,
    }),
  );

/** What was done with held mails, and which were left: a link that no longer works leads nobody anywhere. */
interface DeadLetterResult {
  settled: Mail[];
  dead: Mail[];
}

/** Held mails with a link that no longer works: trying them again helps nobody. */
export const withInvalidLink = (db: Database, mails: readonly Mail[], now = Date.now()): Promise<Mail[]> =>
  db.read(async (manager) => {
    const dead: Mail[] = [];
    for (const mail of mails) if (await hasInvalidLink(manager, mail, now)) dead.push(mail);
    return dead;
  });

/**
 * Gives held mails back to the worker, or drops them, and notes it in the trail. One that is held no longer, because
 * somebody was faster, is passed over; one whose link no longer works is not tried again, and stays.
 */
export const resolveDeadLetters = (
  db: Database,
  ids: readonly string[] | 'all',
  how: 'retry' | 'drop',
  actor: Actor = SYSTEM_ACTOR,
): Promise<DeadLetterResult> =>
  db.tx(async (manager) => {
    const now = Date.now();
    const found = await manager.find(MailEntity, { where: ids === 'all' ? held : { ...held, id: In([...ids]) } });
    const [settled, dead]: [Mail[], Mail[]] = [[], []];
    for (const mail of found) {
      if (how === 'retry' && (await hasInvalidLink(manager, mail, now))) {
        dead.push(mail);
        continue;
      }
      const asSeen = { ...held, id: mail.id };
      const { affected } =
        how === 'retry'
          ? await manager.update(MailEntity, asSeen, { dueAt: now, attempts: 0 })
          : await manager.delete(MailEntity, asSeen);
      if (affected) settled.push(mail);
    }
    const action = how === 'retry' ? 'mail.retried' : 'mail.dropped';
    const deeds = settled.map(({ kind, recipient }) => ({ action, after: { kind, recipient } }));
    await recordAuditEvents(manager, actor, deeds);
    return { settled, dead };
  });
