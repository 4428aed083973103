import { appAlert } from '@skal/contracts/appAlert';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAppAlertQuery } = createHooks({ appAlert });
