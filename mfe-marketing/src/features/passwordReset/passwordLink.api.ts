import { passwordLink } from '@skal/contracts/account/passwordLink';
import { createHooks } from '@skal/shell-kit/api';

export const { useRequestPasswordLinkMutation, useReadPasswordLinkMutation, useRedeemPasswordLinkMutation } =
  createHooks({
    passwordLink,
  });
