import type { ClientStatus, SubscriptionPlan } from '../client/client.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

export interface BillingReply {
  plan: SubscriptionPlan;
  status: ClientStatus;
  /** In euro (R19). */
  monthlyCost: number;
  /** Days, `2026-03-01`. */
  activeSince: string;
  nextBillingDate: string | null;
  /** Invoices for tabs released before `invoice.list`; `amount` is in whole units. */
  invoices: { id: string; date: string; description: string; amount: number; currency: 'DKK' | 'EUR' }[];
}

export const billing = withPermission(['Settings'], {
  read: endpoint.get('/api/billing', 'client', reply<BillingReply>()),
});
