import type { BillingReply } from '@skal/contracts/billing';
import type { Invoice } from './Invoice.entity.ts';

/** An invoice as the client reads it: whole kroner or euro with their hundredths. */
export function presentInvoice({
  id,
  day,
  description,
  hundredths,
  currency,
}: Invoice): BillingReply['invoices'][number] {
  return { id, date: day, description, amount: Number(hundredths) / 100, currency };
}
