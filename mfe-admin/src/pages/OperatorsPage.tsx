import { EmptyState } from '@skal/shared-ui';
import { useSession } from '@skal/shell-kit/api';
import { operators } from '../content/operations/operators.ts';
import { OperatorList } from '../features/operator/OperatorList.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';

/** `/admin/operators`: for owners; others see a message. */
export default function OperatorsPage() {
  const { user } = useSession();
  return (
    <AdminLayout title={operators.title}>
      {user.role === 'owner' ? <OperatorList /> : <EmptyState {...operators.ownersOnly} />}
    </AdminLayout>
  );
}
