import { client } from '@skal/contracts/client';
import { milestone } from '@skal/contracts/milestone';
import { storeLinks } from '@skal/contracts/storeLinks';
import { hooksOf } from '@skal/shell-kit/api';

export const {
  useAddMilestoneMutation,
  useChangeMilestoneMutation,
  useListMilestoneQuery,
  useRemoveMilestoneMutation,
} = hooksOf({ milestone });

// The links stand in the client's record.
export const { useSaveStoreLinksMutation } = hooksOf({ storeLinks }, { client });
