import { loyalty } from '@skal/contracts/loyalty';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadLoyaltyQuery } = createHooks({ loyalty });
