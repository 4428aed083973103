import { useLogout } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Signs the operator out and goes to the front page, also when the call fails (I10, T10). What a trial without a server
 * may have left in this browser goes with all that is kept there.
 */
export function useAdminLogout(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return useCallback(async () => {
    await logout();
    void navigate('/');
  }, [logout, navigate]);
}
