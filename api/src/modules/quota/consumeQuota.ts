import type { EntityManager } from 'typeorm';
import { sentence } from '../../language/text.ts';
import { quotaExceeded } from '../../server/errors/HttpError.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { addDays, toLocalDay, toTimestamp } from '../../time/calendar.ts';
import { QuotaEntity, type QuotaKind } from './Quota.entity.ts';

export type { QuotaKind };

/** First sentence of the error for a used-up quota; the second says until when. */
const USED_UP: Record<QuotaKind, string> = {
  tickets: /*i18n*/ 'Your business has reached the daily limit of {limit} support tickets.',
  messages: /*i18n*/ 'Your business has reached the daily limit of {limit} messages.',
  uploadBytes: /*i18n*/ 'Your business has reached the daily limit of {limit} MB of uploads.',
  invitations: /*i18n*/ 'Your business has reached the daily limit of {limit} invitations.',
  alerts: /*i18n*/ 'Your business has reached the daily limit of {limit} requests.',
  infectedAlerts: /*i18n*/ 'Daily limit of {limit} virus alerts for your business reached.',
};

/** Business, quota and amount. */
export interface QuotaUse {
  businessId: string;
  kind: QuotaKind;
  amount: number;
  now: number;
}

type QuotaSettings = Pick<ApiSettings, 'quotas' | 'timeZone'>;

/**
 * Consumes a quota, inside the transaction of the counted action. The first statement locks the row, and the second
 * contains the limit, so several processes together never exceed it.
 * @throws HttpError 429 if the quota is used up
 */
export async function consumeQuota(manager: EntityManager, use: QuotaUse, settings: QuotaSettings): Promise<void> {
  const { businessId, kind, amount, now } = use;
  if (amount === 0) return;
  const day = toLocalDay(now, settings.timeZone);
  const id = `${kind}/${day}/${businessId}`;
  const limit = settings.quotas[kind];
  await manager
    .createQueryBuilder()
    .insert()
    .into(QuotaEntity)
    .values({ id, businessId, day, used: 0 })
    .orUpdate(['day'], ['id'])
    .updateEntity(false)
    .execute();
  const { affected } = await manager
    .createQueryBuilder()
    .update(QuotaEntity)
    .set({ used: () => 'used + :amount' })
    .where('id = :id AND used <= :room')
    .setParameters({ id, amount, room: limit - amount })
    .execute();
  if (affected) return;
  const shown = kind === 'uploadBytes' ? Math.floor(limit / 1024 ** 2) : limit;
  const untilMidnight = toTimestamp(addDays(day, 1), 0, settings.timeZone) - now;
  throw quotaExceeded(sentence(USED_UP[kind], { limit: shown }), untilMidnight);
}

/** Refunds a quota for an action that was not completed. */
export async function refundQuota(manager: EntityManager, use: QuotaUse, settings: QuotaSettings): Promise<void> {
  const { businessId, kind, amount, now } = use;
  const id = `${kind}/${toLocalDay(now, settings.timeZone)}/${businessId}`;
  await manager.decrement(QuotaEntity, { id }, 'used', amount);
}
