import { Text } from '@skal/shared-ui';
import { auditPage } from '../content/operations/audit.ts';
import { AuditFilter } from '../features/audit/AuditFilter.tsx';
import { AuditLog } from '../features/audit/AuditLog.tsx';
import { useAuditFilter } from '../features/audit/useAuditFilter.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';

/** `/admin/audit`: the audit log. */
export default function AuditPage() {
  const auditFilter = useAuditFilter();
  return (
    <AdminLayout title={auditPage.title}>
      <Text tone="muted">{auditPage.lead}</Text>
      <AuditFilter {...auditFilter} />
      <AuditLog key={JSON.stringify(auditFilter.filter)} filter={auditFilter.filter} />
    </AdminLayout>
  );
}
