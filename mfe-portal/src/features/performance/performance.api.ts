import { performance } from '@skal/contracts/performance';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadPerformanceQuery } = hooksOf({ performance });
