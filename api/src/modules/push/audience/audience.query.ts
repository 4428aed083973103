import { type PushAudience, pushAudiences } from '@skal/contracts/push/push';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import type { AudienceRule } from './rules.ts';

// Raw SQL: a join over tables of other modules, for a hundred thousand guests at once.

/** Guests with a device, once each, and devices without a guest. */
const SUBSCRIBERS = `
  SELECT guest_id, MIN(created_at) AS created_at, 1 AS guests FROM devices
  WHERE business_id = ? AND guest_id IS NOT NULL GROUP BY guest_id
  UNION ALL
  SELECT NULL, 0, COUNT(*) FROM devices WHERE business_id = ? AND guest_id IS NULL`;

/** Counts the guests of each audience in one pass; a device without a guest counts as one in `all`. */
export async function countAudiences(
  db: Database,
  businessId: string,
  rules: Readonly<Record<PushAudience, AudienceRule>>,
): Promise<Map<PushAudience, number>> {
  const sums = pushAudiences.map((name) => `SUM(CASE WHEN ${rules[name].where} THEN d.guests ELSE 0 END) AS "${name}"`);
  const [row] = await db.query<Record<string, number | string | null>>(
    `SELECT ${sums.join(', ').replaceAll('"', db.kind === 'mysql' ? '`' : '"')}
     FROM (${SUBSCRIBERS}) d LEFT JOIN app_guests g ON g.id = d.guest_id`,
    [...pushAudiences.flatMap((name) => rules[name].parameters), businessId, businessId],
  );
  return new Map(pushAudiences.map((name) => [name, Number(row?.[name] ?? 0)]));
}

/** A device of an audience. */
export interface AudienceDevice {
  readonly id: string;
  readonly guestId: string | null;
}

/** Reads the next devices of an audience, in the order of their ids. */
export const readAudiencePage = (
  manager: EntityManager,
  businessId: string,
  { where, parameters }: AudienceRule,
  { after, limit }: { after: string; limit: number },
): Promise<AudienceDevice[]> =>
  manager.query(
    `SELECT d.id AS id, d.guest_id AS guestId FROM devices d LEFT JOIN app_guests g ON g.id = d.guest_id
     WHERE d.business_id = ? AND d.id > ? AND ${where} ORDER BY d.id LIMIT ${limit}`,
    [businessId, after, ...parameters],
  );
