import type { FeaturesReply } from '../account/session.ts';
import { say } from '../site/say.ts';

/** Display labels of an app's features, in list order. */
export const featureLabels: Readonly<Record<keyof FeaturesReply, string>> = {
  reservations: say(/*i18n*/ 'Reservations'),
  ecommerce: say(/*i18n*/ 'E-commerce'),
  events: say(/*i18n*/ 'Events'),
  takeaway: say(/*i18n*/ 'Takeaway'),
  loyalty: say(/*i18n*/ 'Loyalty'),
};
