import { newClient } from '@skal/contracts/client/newClient';
import { createHooks } from '@skal/shell-kit/api';

// Comes with the form: its schema is nothing that the page needs.
export const { useCreateClientMutation } = createHooks({ client: newClient });
