import { useLogout } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Signs out and goes to the sign-in page, also when the call fails (I9). */
export function useLeave(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return useCallback(async () => {
    await logout();
    void navigate('/login');
  }, [logout, navigate]);
}
