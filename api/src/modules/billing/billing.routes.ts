import { planPrices } from '@skal/contracts/client/client';
import { billing } from '@skal/contracts/finance/billing';
import type { Dependencies } from '../../dependencies.ts';
import { requestLocale } from '../../language/requestLocale.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { findSubscription } from '../client/findSubscription.ts';
import { presentInvoice } from '../invoice/invoice.present.ts';
import { findInvoices } from '../invoice/invoice.query.ts';

/** Route of a client's subscription; the next payment day is entered by operators. */
export function billingRoutes({ db, settings }: Dependencies): Route[] {
  return [
    route(billing.read, {
      async run({ business, ctx }) {
        const [{ plan, status, nextBillingDate, createdAt }, invoices] = await Promise.all([
          findSubscription(db, business.id),
          findInvoices(db, business.id),
        ]);
        const language = requestLocale(ctx);
        const today = toLocalDay(Date.now(), settings.timeZone);
        return {
          plan,
          status,
          monthlyCost: planPrices[plan],
          activeSince: toLocalDay(Number(createdAt), settings.timeZone),
          nextBillingDate,
          invoices: invoices.map((row) => {
            const { id, date, description, total, currency } = presentInvoice(row, today, language);
            return { id, date, description, amount: total / 100, currency };
          }),
        };
      },
    }),
  ];
}
