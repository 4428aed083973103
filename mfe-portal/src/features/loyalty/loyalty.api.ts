import { loyalty } from '@skal/contracts/analytics/loyalty';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadLoyaltyQuery } = createHooks({ loyalty });
