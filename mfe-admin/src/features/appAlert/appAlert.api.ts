import { appAlert } from '@skal/contracts/appAlert';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListAppAlertQuery } = hooksOf({ appAlert });
