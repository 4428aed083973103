import { passwordLink } from '@skal/contracts/passwordLink';
import { hooksOf } from '@skal/shell-kit/api';

export const { useAskPasswordLinkMutation, useReadPasswordLinkMutation, useRedeemPasswordLinkMutation } = hooksOf({
  passwordLink,
});
