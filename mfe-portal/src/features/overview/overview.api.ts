import { overview } from '@skal/contracts/analytics/overview';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadOverviewQuery } = createHooks({ overview });
