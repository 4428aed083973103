import { newClient } from '@skal/contracts/client/newClient';
import { createHooks } from '@skal/shell-kit/api';

// Part of the form's chunk: the page does not need its schema.
export const { useCreateClientMutation } = createHooks({ client: newClient });
