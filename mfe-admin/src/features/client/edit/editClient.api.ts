import { clientEdit } from '@skal/contracts/client/editClient';
import { createHooks } from '@skal/shell-kit/api';

// Part of the form's chunk: the panel does not need its schema.
export const { useEditClientMutation } = createHooks({ client: clientEdit });
