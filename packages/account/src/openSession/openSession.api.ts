import { openSession } from '@skal/contracts/openSession';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListOpenSessionQuery, useEndOpenSessionMutation } = hooksOf({ openSession });
