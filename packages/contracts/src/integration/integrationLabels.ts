import { say } from '../site/say.ts';
import type { Urgency } from './integration.ts';

/** Display labels of urgency, for clients and operators. */
export const urgencyLabels: Readonly<Record<Urgency, string>> = {
  low: say(/*i18n*/ 'Low'),
  medium: say(/*i18n*/ 'Medium'),
  high: say(/*i18n*/ 'High'),
};
