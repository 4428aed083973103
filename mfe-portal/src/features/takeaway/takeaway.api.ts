import { takeaway } from '@skal/contracts/takeaway';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadTakeawayQuery } = hooksOf({ takeaway });
