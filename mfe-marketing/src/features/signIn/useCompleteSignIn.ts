import type { SignInReply } from '@skal/contracts/account/signIn';
import { useAccountChange, useToast } from '@skal/shell-kit';
import { useNavigate } from 'react-router-dom';
import { secondFactorStep, signInSuccess } from '../../content/auth/signIn.ts';
import { safeRedirectPath } from './redirectPath.ts';

/** Completes a sign-in by any method: shows the welcome and opens the account's page (H10, H17). */
export function useCompleteSignIn(): (answer: Partial<SignInReply> | null) => void {
  const forgetAccount = useAccountChange();
  const toast = useToast();
  const navigate = useNavigate();
  return (answer) => {
    forgetAccount();
    const left = answer?.codesLeft;
    const welcome = answer?.message || signInSuccess.fallback;
    toast({
      title: signInSuccess.title,
      description: left === undefined ? welcome : `${welcome} ${secondFactorStep.codesLeft(left)}`,
      variant: 'success',
    });
    void navigate(safeRedirectPath(answer?.redirectPath));
  };
}
