import { appAlert } from '@skal/contracts/app/appAlert';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAppAlertQuery } = createHooks({ appAlert });
