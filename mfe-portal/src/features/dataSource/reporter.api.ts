import { metricSource } from '@skal/contracts/app/metricSource';
import { createHooks } from '@skal/shell-kit/api';

export const { useListMetricSourceQuery } = createHooks({ metricSource });
