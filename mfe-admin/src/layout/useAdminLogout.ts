import { homePath } from '@skal/contracts/site/locale';
import { useLogout } from '@skal/shell-kit/api';
import { pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Signs the operator out and goes to the front page, even if the request fails (I10, T10). Also clears the browser storage, including
 * data of a demo without server.
 */
export function useAdminLogout(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  return useCallback(async () => {
    await logout();
    void navigate(homePath(pageLanguage()));
  }, [logout, navigate]);
}
