import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import { EntitySchema } from 'typeorm';
import { epochMs, nullable, reference, varchar } from '../../db/columns.ts';

/** A business's plan and status: the only stored status (T38). */
export interface Subscription {
  businessId: string;
  plan: SubscriptionPlan;
  status: ClientStatus;
  /** Day of the next payment, as entered by the operator. */
  nextBillingDate: string | null;
  createdAt: number;
}

export const SubscriptionEntity = new EntitySchema<Subscription>({
  name: 'Subscription',
  tableName: 'subscriptions',
  columns: {
    businessId: { ...reference('fk_subscriptions_business', 'Business', 'CASCADE'), primary: true },
    plan: varchar(16),
    status: varchar(16),
    nextBillingDate: nullable(varchar(10)),
    createdAt: epochMs(),
  },
});
