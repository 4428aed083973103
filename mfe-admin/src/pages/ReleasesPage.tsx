import { releases } from '../content/releases.ts';
import { Releases } from '../features/release/Releases.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';

/** `/admin/releases`: what is live, how it does, and the ways to another version. */
export default function ReleasesPage() {
  return (
    <AdminFrame title={releases.title}>
      <Releases />
    </AdminFrame>
  );
}
