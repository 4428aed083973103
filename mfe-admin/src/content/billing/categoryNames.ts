import { t } from '@lingui/core/macro';
import type { RevenueCategory } from '@skal/contracts/finance/revenue';

/** Display labels of the categories, which the API names in English. */
export const categoryNames: Readonly<Record<RevenueCategory, string>> = {
  'Setup Fees': t`Setup Fees`,
  'Monthly Subscriptions': t`Monthly Subscriptions`,
  'Transaction Fees': t`Transaction Fees`,
  'Add-ons': t`Add-ons`,
  'Custom Development': t`Custom Development`,
};
