import { say } from '../site/say.ts';
import type { RevenueCategory } from './revenue.ts';

/** Display labels of revenue categories. */
export const revenueCategoryLabels: Readonly<Record<RevenueCategory, string>> = {
  'Setup Fees': say(/*i18n*/ 'Setup Fees'),
  'Monthly Subscriptions': say(/*i18n*/ 'Monthly Subscriptions'),
  'Transaction Fees': say(/*i18n*/ 'Transaction Fees'),
  'Add-ons': say(/*i18n*/ 'Add-ons'),
  'Custom Development': say(/*i18n*/ 'Custom Development'),
};
