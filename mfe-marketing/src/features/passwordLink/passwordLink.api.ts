import { passwordLink } from '@skal/contracts/passwordLink';
import { createHooks } from '@skal/shell-kit/api';

export const { useRequestPasswordLinkMutation, useReadPasswordLinkMutation, useRedeemPasswordLinkMutation } =
  createHooks({
    passwordLink,
  });
