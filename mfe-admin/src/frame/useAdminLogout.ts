import { useLogout } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a browser may still hold an account of a trial without a server. */
const MOCK_USER = 'mockUser';

/** Signs the operator out and goes to the front page, also when the call fails (I10, T10). */
export function useAdminLogout(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return useCallback(async () => {
    localStorage.removeItem(MOCK_USER);
    await logout();
    void navigate('/');
  }, [logout, navigate]);
}
