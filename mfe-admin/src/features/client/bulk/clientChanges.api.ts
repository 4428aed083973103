import { client } from '@skal/contracts/client';
import { clientBulk } from '@skal/contracts/clientChanges';
import { createHooks } from '@skal/shell-kit/api';

export const { useUpdateClientsMutation } = createHooks({ clients: clientBulk }, { client });
