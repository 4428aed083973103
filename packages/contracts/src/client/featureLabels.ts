import type { FeaturesReply } from '../account/session.ts';

/** Display labels of an app's features, in list order. */
export const featureLabels: Readonly<Record<keyof FeaturesReply, string>> = {
  reservations: 'Reservations',
  ecommerce: 'E-commerce',
  events: 'Events',
  takeaway: 'Takeaway',
  loyalty: 'Loyalty',
};
