import { heldMail } from '@skal/contracts/heldMail';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListHeldMailQuery, useRetryHeldMailMutation, useDropHeldMailMutation } = hooksOf({ heldMail });
