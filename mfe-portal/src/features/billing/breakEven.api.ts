import { breakEven } from '@skal/contracts/breakEven';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadBreakEvenQuery } = hooksOf({ breakEven });
