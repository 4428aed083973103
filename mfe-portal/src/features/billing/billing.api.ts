import { billing } from '@skal/contracts/billing';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadBillingQuery } = createHooks({ billing });
