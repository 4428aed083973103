import { useSession } from '@skal/shell-kit/api';
import { adminNavigation as pages } from '../content/dashboard/navigation.ts';

/** The pages that this operator may open; that of the operators is an owner's. */
export function useAdminPages() {
  const { user } = useSession();
  const owners = user.role === 'owner' ? [pages.operators] : [];
  return [pages.dashboard, ...owners, pages.releases, pages.mails, pages.audit, pages.account];
}
