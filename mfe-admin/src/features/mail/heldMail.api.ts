import { deadLetter } from '@skal/contracts/heldMail';
import { createHooks } from '@skal/shell-kit/api';

export const { useListHeldMailQuery, useRetryHeldMailMutation, useDropHeldMailMutation } = createHooks({
  heldMail: deadLetter,
});
