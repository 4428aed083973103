import { appReport } from '@skal/contracts/appReport';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListAppReportQuery } = hooksOf({ appReport });
