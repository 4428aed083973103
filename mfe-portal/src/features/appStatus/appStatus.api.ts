import { appStatus } from '@skal/contracts/appStatus';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadAppStatusQuery } = createHooks({ appStatus });
