import { t } from '@lingui/core/macro';
import type { TitledText } from '../contentTypes.ts';

/** The six core features (D2): title and one line on the home page, the full text on the solutions page. */
export interface Feature extends TitledText {
  readonly id: 'club' | 'ordering' | 'shop' | 'reservations' | 'appointments' | 'analytics';
}

export const coreFeatures: readonly Feature[] = [
  {
    id: 'club',
    title: t`Loyalty and customer club`,
    text: t`Points or stamps that count themselves, and rewards worth coming back for.`,
  },
  {
    id: 'ordering',
    title: t`Online ordering`,
    text: t`Takeaway and table orders straight to you, with no marketplace in between.`,
  },
  { id: 'shop', title: t`Mobile shop`, text: t`Your products in your customers' pockets, with pickup or delivery.` },
  {
    id: 'reservations',
    title: t`Reservations`,
    text: t`Tables and tastings booked in two taps, with a reminder before they start.`,
  },
  {
    id: 'appointments',
    title: t`Appointment booking`,
    text: t`Free times from your calendar, booked and moved by the customer.`,
  },
  { id: 'analytics', title: t`Analytics`, text: t`What sold, who came back and what to try next, in plain figures.` },
];
