import { eventTypeStats } from '@skal/contracts/app/eventTypeStats';
import { createHooks } from '@skal/shell-kit/api';

export const { useListEventTypeStatsQuery } = createHooks({ eventTypeStats });
