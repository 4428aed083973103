import { client } from '@skal/contracts/client/client';
import { clientBulk } from '@skal/contracts/client/clientBulkEdit';
import { createHooks } from '@skal/shell-kit/api';

export const { useUpdateClientsMutation } = createHooks({ clients: clientBulk }, { client });
