import { LogOutIcon } from '@skal/shared-ui';
import { useHomePath } from '@skal/shell-kit';
import { useLogout } from '@skal/shell-kit/api';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { layout } from '../content/layout.ts';
import { NavItem } from './NavItem.tsx';

/** Signs out and goes to the sign-in page, even if the request fails (I9). */
function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  const navigate = useNavigate();
  const signIn = useHomePath('public');
  return useCallback(async () => {
    await logout();
    void navigate(signIn);
  }, [logout, navigate, signIn]);
}

/** Signs out; disabled while waiting for the response. */
export function LogoutButton({ compact = false }: { compact?: boolean }) {
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const press = () => {
    setLeaving(true);
    void signOut();
  };
  return <NavItem icon={LogOutIcon} label={layout.logout} compact={compact} disabled={leaving} onClick={press} />;
}
