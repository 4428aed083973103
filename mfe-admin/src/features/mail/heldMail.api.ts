import { deadLetter } from '@skal/contracts/heldMail';
import { createHooks } from '@skal/shell-kit/api';

export const { useListDeadLetterQuery, useRetryDeadLetterMutation, useDropDeadLetterMutation } = createHooks({
  deadLetter,
});
