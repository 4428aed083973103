import { t } from '@lingui/core/macro';
import { planPrices, type SubscriptionPlan } from '@skal/contracts/client/client';
import { planLabels } from '@skal/contracts/client/clientLabels';
import { formatMoney } from '../../format/money.ts';

export {
  businessTypeLabels,
  clientStatusLabels,
  NEVER,
  NO_PHONE,
  planLabels,
} from '@skal/contracts/client/clientLabels';

const priceOf = (plan: SubscriptionPlan) => formatMoney(planPrices[plan] * 100);

/** A plan and its price as an option of a list. */
export function planOptionLabel(value: SubscriptionPlan): string {
  const [plan, price] = [planLabels[value], priceOf(value)];
  return t`${plan} ${price}/month`;
}

/** A plan and its price among the details of a client. */
export function planDetail(value: SubscriptionPlan): string {
  const [plan, price] = [planLabels[value], priceOf(value)];
  return t`${plan}, ${price}/month`;
}

/** Accessible names of the actions of a row. */
export const rowActionLabels = {
  view: (business: string) => t`View ${business}`,
  edit: (business: string) => t`Edit ${business}`,
  delete: (business: string) => t`Delete ${business}`,
} as const;
