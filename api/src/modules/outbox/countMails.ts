import { LessThan, MoreThan } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Mail, MailEntity } from './Mail.entity.ts';

/**
 * Counts the emails of a kind to an address since a time, in milliseconds.
 * @param before counts only emails with a smaller id, which were stored before it
 * @param most stops counting at this number
 */
export async function countMails(
  db: Database,
  { recipient, kind, since, before }: Pick<Mail, 'recipient' | 'kind'> & { since: number; before?: string },
  most: number,
): Promise<number> {
  const where = { recipient, kind, createdAt: MoreThan(since), ...(before && { id: LessThan(before) }) };
  const found = await db.read((manager) => manager.find(MailEntity, { select: { id: true }, where, take: most }));
  return found.length;
}
