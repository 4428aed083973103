import { client } from '@skal/contracts/client/client';
import { clientList } from '@skal/contracts/client/clientList';
import { createHooks } from '@skal/shell-kit/api';

export const { useCountClientQuery, useListClientQuery } = createHooks({ client: clientList });

export const {
  useLaunchClientMutation,
  useReadClientQuery,
  useRemoveClientMutation,
  useResetFactorClientMutation,
  useUndoLaunchClientMutation,
} = createHooks({ client });
