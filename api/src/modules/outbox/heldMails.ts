import { In, IsNull } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { noteAudits, theProduct } from '../audit/noteAudit.ts';
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

/**
 * Gives held mails back to the worker, or drops them, and notes it in the trail. One that is held no longer, because
 * somebody was faster, is passed over. Answers with those that it was done to.
 */
export const settleMails = (db: Database, ids: readonly string[] | 'all', how: 'retry' | 'drop'): Promise<Mail[]> =>
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
    await noteAudits(manager, theProduct, deeds);
    return settled;
  });
