import { client } from '@skal/contracts/client';
import { clientChanges } from '@skal/contracts/clientChanges';
import { hooksOf } from '@skal/shell-kit/api';

export const { useChangeClientsMutation } = hooksOf({ clients: clientChanges }, { client });
