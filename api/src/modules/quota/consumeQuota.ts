import type { EntityManager } from 'typeorm';
import { quotaExceeded } from '../../server/errors/HttpError.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { addDays, dayOf, timestampAt } from '../../time/calendar.ts';
import { QuotaEntity, type QuotaKind } from './Quota.entity.ts';

export type { QuotaKind };

/** First sentence of the error for a used-up quota; the second says until when. */
const USED_UP: Record<QuotaKind, (limit: number) => string> = {
  tickets: (limit) => `Your business has filed ${limit} support tickets today, which is as many as one day takes.`,
  messages: (limit) => `Your business has written ${limit} messages today, which is as many as one day takes.`,
  uploadBytes: (limit) =>
    `Your business has uploaded ${Math.floor(limit / 1024 ** 2)} MB today, which is as much as one day takes.`,
  invitations: (limit) => `Your business has invited ${limit} people today, which is as many as one day takes.`,
  alerts: (limit) => `Your business has written to us ${limit} times today, which is as often as one day takes.`,
  infectedAlerts: (limit) => `We were told of ${limit} infected files of your business today, and are told of no more.`,
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
  const day = dayOf(now, settings.timeZone);
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
  if (!affected) throw quotaExceeded(USED_UP[kind](limit), timestampAt(addDays(day, 1), 0, settings.timeZone) - now);
}

/** Refunds a quota for an action that was not completed. */
export async function refundQuota(manager: EntityManager, use: QuotaUse, settings: QuotaSettings): Promise<void> {
  const { businessId, kind, amount, now } = use;
  const id = `${kind}/${dayOf(now, settings.timeZone)}/${businessId}`;
  await manager.decrement(QuotaEntity, { id }, 'used', amount);
}
