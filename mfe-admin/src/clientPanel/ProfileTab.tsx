import { Button, Stack } from '@skal/shared-ui';
import { clientPanel } from '../content/clients/clientPanel.ts';
import { ImpersonateButton } from '../features/client/access/ImpersonateButton.tsx';
import { ClientDetails } from '../features/client/ClientDetails.tsx';
import { useSelectedClient } from '../features/client/useSelectedClient.ts';
import { lazyTab } from '../tabs/lazyTab.tsx';
import type { PanelTabProps } from './PanelTab.ts';

const EditClientForm = lazyTab(
  () => import(/* webpackChunkName: "EditClientForm" */ '../features/client/edit/EditClientForm.tsx'),
);

/** Details of a client, and the form that edits them. */
export default function ProfileTab({ client }: PanelTabProps) {
  const { isEditing, setEditing } = useSelectedClient();
  if (isEditing) return <EditClientForm client={client} onDone={() => setEditing(false)} />;
  return (
    <Stack gap={16}>
      <ClientDetails client={client} />
      <ImpersonateButton
        client={client}
        beside={
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {clientPanel.edit}
          </Button>
        }
      />
    </Stack>
  );
}
