import { clientEdit } from '@skal/contracts/client/editClient';
import { createHooks } from '@skal/shell-kit/api';

// Comes with the form: its schema is nothing that the panel needs.
export const { useEditClientMutation } = createHooks({ client: clientEdit });
