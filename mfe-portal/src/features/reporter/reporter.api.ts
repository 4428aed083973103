import { metricSource } from '@skal/contracts/reporter';
import { createHooks } from '@skal/shell-kit/api';

export const { useListMetricSourceQuery } = createHooks({ metricSource });
