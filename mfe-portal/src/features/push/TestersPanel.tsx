import { type PushTesterReply, push } from '@skal/contracts/push/push';
import { Button, IconButton, Text, Trash2Icon } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { invalidate, isSessionExpired, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { AddTesterDialog } from './AddTesterDialog.tsx';
import { useRemovePushTesterMutation } from './push.api.ts';

const { testers: copy } = pushCampaigns;

/** The phones that tests go to. */
export function TestersPanel({ testers }: { testers: readonly PushTesterReply[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const [remove] = useRemovePushTesterMutation();
  const toast = useToast();
  const dispatch = useDispatch();
  const removeTester = async ({ id, name }: PushTesterReply) => {
    try {
      await remove({ params: { id } }).unwrap();
      toast({ title: copy.removed, description: name, variant: 'success' });
    } catch (cause) {
      const description = serverMessageOr(cause, copy.notRemoved);
      if (!isSessionExpired(cause)) toast({ title: copy.notRemoved, description, variant: 'destructive' });
      // It may have been removed elsewhere.
      dispatch(invalidate({ push }));
    }
  };
  return (
    <Panel
      title={copy.title}
      aside={
        <Button size="sm" variant="secondary" onClick={() => setIsAdding(true)}>
          {copy.add}
        </Button>
      }
    >
      <Text size="meta" tone="subtle">
        {copy.hint}
      </Text>
      {testers.length === 0 ? (
        <EmptyMessage>{copy.empty}</EmptyMessage>
      ) : (
        <List>
          {testers.map((tester) => (
            <Row key={tester.id}>
              {tester.name}
              <IconButton size="sm" label={copy.remove(tester.name)} onClick={() => void removeTester(tester)}>
                <Trash2Icon size={16} />
              </IconButton>
            </Row>
          ))}
        </List>
      )}
      <AddTesterDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </Panel>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  overflow-wrap: anywhere;
`;
