import { client } from '@skal/contracts/client';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListClientQuery } = hooksOf({ client });
