import { contentPermissions } from '@skal/contracts/content/contentPermission';
import { FileTextIcon, newTabHandlers } from '@skal/shared-ui';
import { useNavigate } from 'react-router-dom';
import { layout } from '../content/layout.ts';
import { hasPermission, useAccount } from '../session/useAccount.ts';
import { NavItem } from './NavItem.tsx';

const PATH = '/content-management';

/** Opens content management for members of staff who edit content but do not see the Content section, which links to it. */
export function ContentLink({ compact = false }: { compact?: boolean }) {
  const account = useAccount();
  const navigate = useNavigate();
  const isEditor = contentPermissions.some((permission) => hasPermission(account, permission));
  if (!account.live || !isEditor || hasPermission(account, 'Analytics')) return null;
  return (
    <NavItem
      icon={FileTextIcon}
      label={layout.content}
      compact={compact}
      onClick={() => void navigate(PATH)}
      {...newTabHandlers(PATH)}
    />
  );
}
