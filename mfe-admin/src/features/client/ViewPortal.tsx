import type { ClientDetailReply } from '@skal/contracts/client';
import { VIEW_MINUTES } from '@skal/contracts/promises';
import { saidBy } from '@skal/forms';
import { Button, Stack, Text } from '@skal/shared-ui';
import { useHome, useToast } from '@skal/shell-kit';
import { isOfEndedSession, useStartView } from '@skal/shell-kit/api';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { viewPortal as words } from '../../content/panel.ts';

interface Props {
  client: Pick<ClientDetailReply, 'id' | 'isActive'>;
  /** What else can be done, in the same row. */
  beside: ReactNode;
}

/** Opens the portal as this client sees it; what ends the view leads back to this panel. */
export function ViewPortal({ client, beside }: Props) {
  const { startView, isLoading } = useStartView();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const portal = useHome('client');
  const press = async () => {
    try {
      await startView(client.id, `${pathname}${search}`);
      navigate(portal);
    } catch (cause) {
      if (isOfEndedSession(cause)) return;
      toast({ title: words.failed, description: saidBy(cause, words.failedReason), variant: 'destructive' });
    }
  };
  return (
    <Stack gap={12}>
      <Row>
        {beside}
        <Button
          variant="secondary"
          disabled={!client.isActive}
          busy={isLoading}
          busyLabel={words.busy}
          onClick={() => void press()}
        >
          {words.action}
        </Button>
      </Row>
      <Text tone="ink-2">{client.isActive ? words.about(VIEW_MINUTES) : words.closed}</Text>
    </Stack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
