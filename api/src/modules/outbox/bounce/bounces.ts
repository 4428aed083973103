import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { isDuplicate } from '../../../db/resilience/databaseErrors.ts';
import { newId } from '../../../db/rows/id.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import type { RetentionRule } from '../../../db/rows/retention.ts';
import { normalizeEmail } from '../../account/findAccount.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { type BouncedAddress, BouncedAddressEntity } from './BouncedAddress.entity.ts';

/** Error text of a bounce that an operator has recorded after the provider's report. */
const OUT_OF_BAND_REPORT = 'The provider has reported it.';

/** Records a bounce with the server's reply; keeps the time of the first one. */
async function upsertBounce(manager: EntityManager, address: string, reply: string): Promise<void> {
  const email = normalizeEmail(address);
  const now = Date.now();
  const bounce = { lastBouncedAt: now, lastError: reply.slice(0, 255) };
  const isKnown = await manager.existsBy(BouncedAddressEntity, { email });
  if (isKnown) await manager.update(BouncedAddressEntity, { email }, bounce);
  else await insertRows(manager, BouncedAddressEntity, [{ id: newId(), email, since: now, ...bounce }]);
}

/** Runs this in a transaction, ignoring a duplicate: another process recorded the address at the same time. */
async function runIgnoringDuplicate(db: Database, work: (manager: EntityManager) => Promise<void>): Promise<void> {
  await db.tx(work).catch((error) => {
    if (!isDuplicate(error)) throw error;
    return db.tx(work);
  });
}

/** Records a bounce with the reply of the address's server. */
export const recordBounce = (db: Database, address: string, reply: string): Promise<void> =>
  runIgnoringDuplicate(db, (manager) => upsertBounce(manager, address, reply));

/** Records a bounce reported out of band: the email was accepted first and returned later. */
export const reportBounce = (db: Database, address: string): Promise<void> =>
  runIgnoringDuplicate(db, async (manager) => {
    await upsertBounce(manager, address, OUT_OF_BAND_REPORT);
    await recordAuditEvent(manager, SYSTEM_ACTOR, {
      action: 'mail.bounced',
      after: { recipient: normalizeEmail(address) },
    });
  });

/** Withdraws a reported bounce; false if there was none. */
export const retractBounce = (db: Database, address: string): Promise<boolean> =>
  db.tx(async (manager) => {
    if (!(await clearBounce(manager, address))) return false;
    await recordAuditEvent(manager, SYSTEM_ACTOR, {
      action: 'mail.delivered',
      after: { recipient: normalizeEmail(address) },
    });
    return true;
  });

/** Clears a bounce after an accepted email; false if there was none. */
export async function clearBounce(manager: EntityManager, address: string): Promise<boolean> {
  const { affected } = await manager.delete(BouncedAddressEntity, { email: normalizeEmail(address) });
  return Boolean(affected);
}

/** Lists bounced addresses, newest first. */
export const listBounces = (db: Database): Promise<BouncedAddress[]> =>
  db.read((manager) => manager.find(BouncedAddressEntity, { order: { lastBouncedAt: 'DESC', id: 'DESC' } }));

/** Returns which addresses bounce, and since when. */
export async function findBounces(db: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map();
  const email = In([...new Set(addresses.map(normalizeEmail))]);
  const found = await db.read((manager) => manager.findBy(BouncedAddressEntity, { email }));
  return new Map(found.map((row) => [row.email, Number(row.since)]));
}

/** Returns since when an address bounces, by the result of `findBounces`; null if it does not. */
export const getBouncedSince = (bounces: ReadonlyMap<string, number>, address: string): number | null =>
  bounces.get(normalizeEmail(address)) ?? null;

/** Retention rule: deletes bounces without a new one since a time; the address may be in use again. */
export const bounceRetention = (before: number): RetentionRule => ({
  table: 'bounced_addresses',
  where: 'last_bounced_at < ?',
  parameters: [before],
});
