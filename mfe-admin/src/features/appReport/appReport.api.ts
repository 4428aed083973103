import { eventTypeStats } from '@skal/contracts/appReport';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAppReportQuery } = createHooks({ appReport: eventTypeStats });
