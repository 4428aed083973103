import { performance } from '@skal/contracts/analytics/performance';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadPerformanceQuery } = createHooks({ performance });
