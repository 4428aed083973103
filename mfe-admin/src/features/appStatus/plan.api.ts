import { client } from '@skal/contracts/client';
import { milestone } from '@skal/contracts/milestone';
import { storeLinks } from '@skal/contracts/storeLinks';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useAddMilestoneMutation,
  useChangeMilestoneMutation,
  useListMilestoneQuery,
  useRemoveMilestoneMutation,
} = createHooks({ milestone });

// The links stand in the client's record.
export const { useSaveStoreLinksMutation } = createHooks({ storeLinks }, { client });
