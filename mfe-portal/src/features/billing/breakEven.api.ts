import { breakEven } from '@skal/contracts/analytics/breakEven';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadBreakEvenQuery } = createHooks({ breakEven });
