import { billing } from '@skal/contracts/finance/billing';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadBillingQuery } = createHooks({ billing });
