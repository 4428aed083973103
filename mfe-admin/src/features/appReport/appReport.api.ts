import { eventTypeStats } from '@skal/contracts/appReport';
import { createHooks } from '@skal/shell-kit/api';

export const { useListEventTypeStatsQuery } = createHooks({ eventTypeStats });
