import { overview } from '@skal/contracts/overview';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadOverviewQuery } = hooksOf({ overview });
