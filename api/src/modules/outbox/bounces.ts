import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import { insertRows } from '../../db/insert.ts';
import type { Sweep } from '../../db/sweep.ts';
import { normalEmail } from '../account/findAccount.ts';
import { noteAudit, theProduct } from '../audit/noteAudit.ts';
import { type Undeliverable, UndeliverableEntity } from './Undeliverable.entity.ts';

/** What the provider of the mail server has reported, by the one who notes it. */
const REPORTED = 'The provider has reported it.';

/** Notes that an address takes no mail, with what was said of it; since when it is so is kept. */
export async function noteBounce(manager: EntityManager, address: string, said: string): Promise<void> {
  const email = normalEmail(address);
  const now = Date.now();
  const noted = { notedAt: now, said: said.slice(0, 255) };
  const isKnown = await manager.existsBy(UndeliverableEntity, { email });
  if (isKnown) await manager.update(UndeliverableEntity, { email }, noted);
  else await insertRows(manager, UndeliverableEntity, [{ id: newId(), email, since: now, ...noted }]);
}

/** Two that note the same address at once both mean the same. */
export async function noteBounceOnce(db: Database, address: string, said: string): Promise<void> {
  await db
    .tx((manager) => noteBounce(manager, address, said))
    .catch((error) => {
      if (!isDuplicate(error)) throw error;
    });
}

/** Notes what a delivery report says that came by another way: a mail was taken, and came back. */
export async function reportBounce(db: Database, address: string): Promise<void> {
  await noteBounceOnce(db, address, REPORTED);
  const deed = { action: 'mail.bounced', after: { recipient: normalEmail(address) } };
  await db.tx((manager) => noteAudit(manager, theProduct, deed));
}

/** Takes back that an address takes no mail: one was taken. False where nothing was noted. */
export async function clearBounce(manager: EntityManager, address: string): Promise<boolean> {
  const { affected } = await manager.delete(UndeliverableEntity, { email: normalEmail(address) });
  return Boolean(affected);
}

/** The addresses that take no mail, the newest first. */
export const listBounces = (db: Database): Promise<Undeliverable[]> =>
  db.read((manager) => manager.find(UndeliverableEntity, { order: { notedAt: 'DESC', id: 'DESC' } }));

/** Which of these addresses take no mail, and since when. */
export async function bouncesOf(db: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map();
  const email = In([...new Set(addresses.map(normalEmail))]);
  const found = await db.read((manager) => manager.findBy(UndeliverableEntity, { email }));
  return new Map(found.map((row) => [row.email, Number(row.since)]));
}

/** Addresses that nobody has written to in vain since a time: they may be somebody's again. */
export const oldBounces = (before: number): Sweep => ({
  table: 'undeliverable',
  where: 'noted_at < ?',
  parameters: [before],
});
