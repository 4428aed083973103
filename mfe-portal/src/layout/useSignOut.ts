import { useHomePath } from '@skal/shell-kit';
import { useLogout } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Signs out and goes to the sign-in page, even if the request fails (I9). */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  const signIn = useHomePath('public');
  return useCallback(async () => {
    await logout();
    void navigate(signIn);
  }, [logout, navigate, signIn]);
}
