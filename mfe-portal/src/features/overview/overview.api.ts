import { overview } from '@skal/contracts/overview';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadOverviewQuery } = createHooks({ overview });
