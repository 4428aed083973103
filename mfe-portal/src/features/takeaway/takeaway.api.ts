import { takeaway } from '@skal/contracts/takeaway';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadTakeawayQuery } = createHooks({ takeaway });
