import { milestone } from '@skal/contracts/app/milestone';
import { client } from '@skal/contracts/client/client';
import { storeLinks } from '@skal/contracts/client/storeLinks';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useAddMilestoneMutation,
  useChangeMilestoneMutation,
  useListMilestoneQuery,
  useRemoveMilestoneMutation,
} = createHooks({ milestone });

// The links are part of the client's details.
export const { useSaveStoreLinksMutation } = createHooks({ storeLinks }, { client });
