import { revenue, revenueCourse } from '@skal/contracts/revenue';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListRevenueQuery } = hooksOf({ revenue });
export const { useReadRevenueCourseQuery } = hooksOf({ revenueCourse });
