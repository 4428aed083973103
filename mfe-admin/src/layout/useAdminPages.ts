import { useSession } from '@skal/shell-kit/api';
import { adminNavigation as pages } from '../content/dashboard/navigation.ts';

/** Returns the pages that this operator may open; the operators page is for owners. */
export function useAdminPages() {
  const { user } = useSession();
  const owners = user.role === 'owner' ? [pages.operators] : [];
  return [pages.dashboard, ...owners, pages.releases, pages.mails, pages.audit, pages.account];
}
