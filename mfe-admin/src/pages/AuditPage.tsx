import { Text } from '@skal/shared-ui';
import { auditPage } from '../content/operations/audit.ts';
import { AuditFilter } from '../features/audit/AuditFilter.tsx';
import { AuditLog } from '../features/audit/AuditLog.tsx';
import { useAuditFilter } from '../features/audit/useAuditFilter.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';

/** `/admin/audit`: the audit log. */
export default function AuditPage() {
  const chosen = useAuditFilter();
  return (
    <AdminLayout title={auditPage.title}>
      <Text tone="muted">{auditPage.lead}</Text>
      <AuditFilter {...chosen} />
      <AuditLog key={JSON.stringify(chosen.filter)} filter={chosen.filter} />
    </AdminLayout>
  );
}
