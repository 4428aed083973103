import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client';
import { EntitySchema } from 'typeorm';
import { line, reference, time } from '../../db/columns.ts';

/** What a business pays for, and whether it may use it: the one stored status (T38). */
export interface Subscription {
  businessId: string;
  plan: SubscriptionPlan;
  status: ClientStatus;
  createdAt: number;
}

export const SubscriptionEntity = new EntitySchema<Subscription>({
  name: 'Subscription',
  tableName: 'subscriptions',
  columns: {
    businessId: { ...reference('fk_subscriptions_business', 'Business', 'CASCADE'), primary: true },
    plan: line(16),
    status: line(16),
    createdAt: time(),
  },
});
