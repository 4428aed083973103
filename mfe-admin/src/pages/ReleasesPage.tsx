import { releases } from '../content/operations/releases.ts';
import { Releases } from '../features/release/Releases.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';

/** `/admin/releases`: what is live, how it does, and the ways to another version. */
export default function ReleasesPage() {
  return (
    <AdminLayout title={releases.title}>
      <Releases />
    </AdminLayout>
  );
}
