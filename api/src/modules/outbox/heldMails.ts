import type { HeldMailQuery } from '@skal/contracts/heldMail';
import { In, IsNull, LessThan } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Actor, noteAudits, theProduct } from '../audit/noteAudit.ts';
import { type Mail, MailEntity } from './Mail.entity.ts';

/** A mail that nobody tries any more: refused for good or too often, or laid to rest by a restore. */
const held = { sentAt: IsNull(), dueAt: IsNull() };

/** Mails that are not sent, the oldest first: those that nobody tries any more, or every one. */
export const listUnsent = (db: Database, which: 'held' | 'every'): Promise<Mail[]> =>
  db.read((manager) =>
    manager.find(MailEntity, {
      where: which === 'held' ? held : { sentAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
  );

/** A page of the mails that nobody tries any more, the newest first; ids are in the order of time. */
export const findHeldMails = (db: Database, { cursor, limit }: HeldMailQuery): Promise<Mail[]> =>
  db.read((manager) =>
    manager.find(MailEntity, {
      where: { ...held, ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit,
    }),
  );

/**
 * Gives held mails back to the worker, or drops them, and notes it in the trail. One that is held no longer, because
 * somebody was faster, is passed over. Answers with those that it was done to.
 */
export const settleMails = (
  db: Database,
  ids: readonly string[] | 'all',
  how: 'retry' | 'drop',
  actor: Actor = theProduct,
): Promise<Mail[]> =>
  db.tx(async (manager) => {
    const found = await manager.find(MailEntity, { where: ids === 'all' ? held : { ...held, id: In([...ids]) } });
    const settled: Mail[] = [];
    for (const mail of found) {
      const asSeen = { ...held, id: mail.id };
      const { affected } =
        how === 'retry'
          ? await manager.update(MailEntity, asSeen, { dueAt: Date.now(), attempts: 0 })
          : await manager.delete(MailEntity, asSeen);
      if (affected) settled.push(mail);
    }
    const action = how === 'retry' ? 'mail.retried' : 'mail.dropped';
    const deeds = settled.map(({ kind, recipient }) => ({ action, after: { kind, recipient } }));
    await noteAudits(manager, actor, deeds);
    return settled;
  });
