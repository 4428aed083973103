import { LogOutIcon } from '@skal/shared-ui';
import { useState } from 'react';
import { layout } from '../content/layout.ts';
import { NavItem } from './NavItem.tsx';
import { useSignOut } from './useSignOut.ts';

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
