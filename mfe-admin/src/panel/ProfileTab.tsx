import { Button, Stack } from '@skal/shared-ui';
import { panel } from '../content/panel.ts';
import { ClientRecord } from '../features/client/ClientRecord.tsx';
import { useOpenClient } from '../features/client/useOpenClient.ts';
import { ViewPortal } from '../features/client/ViewPortal.tsx';
import { lateTab } from '../tabs/lateTab.tsx';
import type { PanelTabProps } from './PanelTab.ts';

const EditClientForm = lateTab(
  () => import(/* webpackChunkName: "EditClientForm" */ '../features/client/edit/EditClientForm.tsx'),
);

/** What is known of a client, and the form that changes it. */
export default function ProfileTab({ client }: PanelTabProps) {
  const { editing, setEditing } = useOpenClient();
  if (editing) return <EditClientForm client={client} onDone={() => setEditing(false)} />;
  return (
    <Stack gap={16}>
      <ClientRecord client={client} />
      <ViewPortal
        client={client}
        beside={
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {panel.edit}
          </Button>
        }
      />
    </Stack>
  );
}
