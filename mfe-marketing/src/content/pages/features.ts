import type { TitledText } from '../contentTypes.ts';

/** The six core features (D2): title and one line on the home page, the full text on the solutions page. */
export interface Feature extends TitledText {
  readonly id: 'club' | 'ordering' | 'shop' | 'reservations' | 'appointments' | 'analytics';
}

export const coreFeatures: readonly Feature[] = [
  {
    id: 'club',
    title: 'Loyalty and customer club',
    text: 'Points or stamps that count themselves, and rewards worth coming back for.',
  },
  {
    id: 'ordering',
    title: 'Online ordering',
    text: 'Takeaway and table orders straight to you, with no marketplace in between.',
  },
  { id: 'shop', title: 'Mobile shop', text: "Your products in your customers' pockets, with pickup or delivery." },
  {
    id: 'reservations',
    title: 'Reservations',
    text: 'Tables and tastings booked in two taps, with a reminder before they start.',
  },
  {
    id: 'appointments',
    title: 'Appointment booking',
    text: 'Free times from your calendar, booked and moved by the customer.',
  },
  { id: 'analytics', title: 'Analytics', text: 'What sold, who came back and what to try next, in plain figures.' },
];
