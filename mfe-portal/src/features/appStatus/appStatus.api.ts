import { appStatus } from '@skal/contracts/appStatus';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadAppStatusQuery } = hooksOf({ appStatus });
