import { client } from '@skal/contracts/client';
import { clientList } from '@skal/contracts/clientList';
import { hooksOf } from '@skal/shell-kit/api';

export const { useCountClientQuery, useListClientQuery } = hooksOf({ client: clientList });

export const {
  useLaunchClientMutation,
  useReadClientQuery,
  useRemoveClientMutation,
  useResetFactorClientMutation,
  useUndoLaunchClientMutation,
} = hooksOf({ client });
