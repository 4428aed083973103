import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { isDuplicate } from '../../../db/resilience/databaseErrors.ts';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import type { RetentionRule } from '../../../db/rows/retention.ts';
import { normalEmail } from '../../account/findAccount.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { type BouncedAddress, BouncedAddressEntity } from './BouncedAddress.entity.ts';

/** What the provider of the mail server has reported, by the one who notes it. */
const REPORTED = 'The provider has reported it.';

/** Notes that an address takes no mail, with what was said of it; since when it is so is kept. */
async function noteBounce(manager: EntityManager, address: string, said: string): Promise<void> {
  const email = normalEmail(address);
  const now = Date.now();
  const noted = { lastBouncedAt: now, lastError: said.slice(0, 255) };
  const isKnown = await manager.existsBy(BouncedAddressEntity, { email });
  if (isKnown) await manager.update(BouncedAddressEntity, { email }, noted);
  else await insertRows(manager, BouncedAddressEntity, [{ id: newId(), email, since: now, ...noted }]);
}

/** Does so in a transaction. Of two that note an address first at the same time, the second finds it noted. */
async function noteIn(db: Database, work: (manager: EntityManager) => Promise<void>): Promise<void> {
  await db.tx(work).catch((error) => {
    if (!isDuplicate(error)) throw error;
    return db.tx(work);
  });
}

/** Notes what the server of an address has said of it. */
export const recordBounce = (db: Database, address: string, said: string): Promise<void> =>
  noteIn(db, (manager) => noteBounce(manager, address, said));

/** Notes what a delivery report says that came by another way: a mail was taken, and came back. */
export const reportBounce = (db: Database, address: string): Promise<void> =>
  noteIn(db, async (manager) => {
    await noteBounce(manager, address, REPORTED);
    await recordAuditEvent(manager, SYSTEM_ACTOR, {
      action: 'mail.bounced',
      after: { recipient: normalEmail(address) },
    });
  });

/** Takes back such a report. False where nothing was noted. */
export const retractBounce = (db: Database, address: string): Promise<boolean> =>
  db.tx(async (manager) => {
    if (!(await clearBounce(manager, address))) return false;
    await recordAuditEvent(manager, SYSTEM_ACTOR, {
      action: 'mail.delivered',
      after: { recipient: normalEmail(address) },
    });
    return true;
  });

/** Takes back that an address takes no mail: one was taken. False where nothing was noted. */
export async function clearBounce(manager: EntityManager, address: string): Promise<boolean> {
  const { affected } = await manager.delete(BouncedAddressEntity, { email: normalEmail(address) });
  return Boolean(affected);
}

/** The addresses that take no mail, the newest first. */
export const listBounces = (db: Database): Promise<BouncedAddress[]> =>
  db.read((manager) => manager.find(BouncedAddressEntity, { order: { lastBouncedAt: 'DESC', id: 'DESC' } }));

/** Which of these addresses take no mail, and since when. */
export async function findBounces(db: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map();
  const email = In([...new Set(addresses.map(normalEmail))]);
  const found = await db.read((manager) => manager.findBy(BouncedAddressEntity, { email }));
  return new Map(found.map((row) => [row.email, Number(row.since)]));
}

/** Since when an address takes no mail, by what `findBounces` has found; null where nothing is known against it. */
export const bouncedSince = (bounces: ReadonlyMap<string, number>, address: string): number | null =>
  bounces.get(normalEmail(address)) ?? null;

/** Addresses that nobody has written to in vain since a time: they may be somebody's again. */
export const bounceRetention = (before: number): RetentionRule => ({
  table: 'bounced_addresses',
  where: 'noted_at < ?',
  parameters: [before],
});
