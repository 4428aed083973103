import type { FeaturesReply } from '../account/session.ts';

/** The words for what an app can do, in the order in which they are listed. */
export const featureLabels: Readonly<Record<keyof FeaturesReply, string>> = {
  reservations: 'Reservations',
  ecommerce: 'E-commerce',
  events: 'Events',
  takeaway: 'Takeaway',
  loyalty: 'Loyalty',
};
