import { billing } from '@skal/contracts/billing';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadBillingQuery } = hooksOf({ billing });
