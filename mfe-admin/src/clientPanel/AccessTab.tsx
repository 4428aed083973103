import { Heading, Stack } from '@skal/shared-ui';
import { clientAccess as copy } from '../content/clients/clientAccess.ts';
import { AuditLog } from '../features/audit/AuditLog.tsx';
import { ClientAccess } from '../features/client/access/ClientAccess.tsx';
import type { PanelTabProps } from './PanelTab.ts';

/** Sign-in of a client, and the part of the audit log about this client. */
export default function AccessTab({ client }: PanelTabProps) {
  return (
    <Stack gap={24}>
      <ClientAccess client={client} />
      <Heading level={3} size="h4">
        {copy.activityTitle}
      </Heading>
      <AuditLog filter={{ client: client.id }} />
    </Stack>
  );
}
