import { releases } from '../content/operations/releases.ts';
import { Releases } from '../features/release/Releases.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';

/** `/admin/releases`: live versions, their health, and release actions. */
export default function ReleasesPage() {
  return (
    <AdminLayout title={releases.title}>
      <Releases />
    </AdminLayout>
  );
}
