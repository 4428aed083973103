import { billing } from '@skal/contracts/billing';
import { planPrices } from '@skal/contracts/client';
import { dayOf } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { findSubscription } from '../client/findSubscription.ts';
import { presentInvoice } from './billing.present.ts';
import { InvoiceEntity } from './Invoice.entity.ts';

/** What a client pays, from the subscription; the day of the next payment is the operator's to enter. */
export function billingRoutes({ db, settings }: Parts): Route[] {
  return [
    route(billing.read, {
      async run({ business }) {
        const where = { businessId: business.id };
        const [{ plan, status, nextBillingDate, createdAt }, invoices] = await Promise.all([
          findSubscription(db, business.id),
          db.read((manager) => manager.find(InvoiceEntity, { where, order: { day: 'DESC', id: 'DESC' } })),
        ]);
        return {
          plan,
          status,
          monthlyCost: planPrices[plan],
          activeSince: dayOf(Number(createdAt), settings.timeZone),
          nextBillingDate,
          invoices: invoices.map(presentInvoice),
        };
      },
    }),
  ];
}
