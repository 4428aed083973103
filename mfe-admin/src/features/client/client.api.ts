import { client } from '@skal/contracts/client';
import { clientList } from '@skal/contracts/clientList';
import { hooksOf } from '@skal/shell-kit/api';

export const { useCountClientQuery, useListClientQuery } = hooksOf({ client: clientList });

export const { useLaunchClientMutation, useReadClientQuery, useRemoveClientMutation, useUndoLaunchClientMutation } =
  hooksOf({ client });
