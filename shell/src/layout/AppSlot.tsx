import { t } from '@lingui/core/macro';
import { Button } from '@skal/shared-ui';
import { useHomePath } from '@skal/shell-kit';
import { useLogout } from '@skal/shell-kit/api';
import { useNavigate } from 'react-router-dom';
import type { SnapshotRoute } from '../federation/snapshot.ts';
import { AuthGuard } from '../session/AuthGuard.tsx';
import { FramedPageSkeleton } from '../slot/PageSkeleton.tsx';
import { RemotePage } from '../slot/RemotePage.tsx';
import { SkipLink } from './SkipLink.tsx';

/** A sign-out button for accounts whose pages do not load. */
function SignOutButton() {
  const logout = useLogout();
  const navigate = useNavigate();
  const signIn = useHomePath('public');
  return (
    <Button variant="quiet" onClick={() => void logout().then(() => navigate(signIn))}>
      {t`Logout`}
    </Button>
  );
}

/** A page with a frame of its own; pages of an account are behind the auth guard. */
export default function AppSlot({ route }: { route: SnapshotRoute }) {
  const page = <RemotePage route={route} frame="main" exit={<SignOutButton />} />;
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
