import { appStatus } from '@skal/contracts/app/appStatus';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadAppStatusQuery } = createHooks({ appStatus });
