import { takeaway } from '@skal/contracts/analytics/takeaway';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadTakeawayQuery } = createHooks({ takeaway });
