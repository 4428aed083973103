import { EmptyState, Stack } from '@skal/shared-ui';
import { useNavigate } from 'react-router-dom';
import { supportTab as copy } from '../content/clients/clientPanel.ts';
import { InboxRows } from '../features/inbox/list/InboxRows.tsx';
import { useInboxList } from '../features/inbox/list/useInboxList.ts';
import { inboxItemKey } from '../features/inbox/useSelectedItem.ts';
import type { PanelTabProps } from './PanelTab.ts';

/** Inbox items of a client, current and past; each row links to the inbox. */
export default function SupportTab({ client }: PanelTabProps) {
  const list = useInboxList({ client: { id: client.id, name: client.businessName } });
  const navigate = useNavigate();
  return (
    <Stack gap={12}>
      <InboxRows
        label={copy.label}
        list={list}
        onOpen={(item) => navigate({ search: `?tab=inbox&item=${inboxItemKey(item)}` })}
        empty={<EmptyState {...copy.empty} />}
      />
    </Stack>
  );
}
