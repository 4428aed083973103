import { reporter } from '@skal/contracts/reporter';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListReporterQuery } = hooksOf({ reporter });
