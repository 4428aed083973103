import { Button } from '@skal/shared-ui';
import { useHomePath } from '@skal/shell-kit';
import { useLogout } from '@skal/shell-kit/api';
import { useNavigate } from 'react-router-dom';
import type { SnapshotRoute } from '../federation/snapshot.ts';
import { AuthGuard } from '../session/AuthGuard.tsx';
import { FramedPageSkeleton } from '../slot/PageSkeleton.tsx';
import { RemotePage } from '../slot/RemotePage.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Signing out of an account whose pages do not load. */
function Exit() {
  const logout = useLogout();
  const navigate = useNavigate();
  const signIn = useHomePath('public');
  return (
    <Button variant="quiet" onClick={() => void logout().then(() => navigate(signIn))}>
      Logout
    </Button>
  );
}

/** A page with its own frame: behind the session gate where it belongs to an account. */
export default function AppSlot({ route }: { route: SnapshotRoute }) {
  const page = <RemotePage route={route} frame="main" exit={<Exit />} />;
  if (route.access === 'public') return page;
  return (
    <>
      <SkipLink />
      <AuthGuard access={route.access} waiting={<FramedPageSkeleton title={route.title} />}>
        {page}
      </AuthGuard>
    </>
  );
}
