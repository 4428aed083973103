import { revenue, revenueHistory } from '@skal/contracts/finance/revenue';
import { createHooks } from '@skal/shell-kit/api';

export const { useListRevenueQuery } = createHooks({ revenue });
export const { useReadRevenueHistoryQuery } = createHooks({ revenueHistory });
