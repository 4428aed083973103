import { deadLetter } from '@skal/contracts/operations/deadLetter';
import { createHooks } from '@skal/shell-kit/api';

export const { useListDeadLetterQuery, useRetryDeadLetterMutation, useDropDeadLetterMutation } = createHooks({
  deadLetter,
});
