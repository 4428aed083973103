import { loyalty } from '@skal/contracts/loyalty';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadLoyaltyQuery } = hooksOf({ loyalty });
