import { client } from '@skal/contracts/client';
import { clientList } from '@skal/contracts/clientList';
import { createHooks } from '@skal/shell-kit/api';

export const { useCountClientQuery, useListClientQuery } = createHooks({ client: clientList });

export const {
  useLaunchClientMutation,
  useReadClientQuery,
  useRemoveClientMutation,
  useResetFactorClientMutation,
  useUndoLaunchClientMutation,
} = createHooks({ client });
