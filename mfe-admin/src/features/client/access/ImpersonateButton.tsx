import type { ClientDetailReply } from '@skal/contracts/client/client';
import { IMPERSONATION_MINUTES } from '@skal/contracts/site/serviceCommitments';
import { Button, Stack, Text } from '@skal/shared-ui';
import { useHomePath } from '@skal/shell-kit';
import { useAsyncAction, useStartImpersonation } from '@skal/shell-kit/api';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { viewPortal as copy } from '../../../content/clients/clientPanel.ts';

interface Props {
  client: Pick<ClientDetailReply, 'id' | 'isActive'>;
  /** Other actions in the same row. */
  beside: ReactNode;
}

/** Starts the impersonation of a client; ending it returns to this panel. */
export function ImpersonateButton({ client, beside }: Props) {
  const { startView, isLoading } = useStartImpersonation();
  const act = useAsyncAction();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const portal = useHomePath('client');
  const start = async () => {
    await startView(client.id, `${pathname}${search}`);
    void navigate(portal);
  };
  const press = () => act(start, { failed: { title: copy.failed, description: copy.failedReason } });
  return (
    <Stack gap={12}>
      <Row>
        {beside}
        <Button
          variant="secondary"
          disabled={!client.isActive}
          busy={isLoading}
          busyLabel={copy.busy}
          onClick={() => void press()}
        >
          {copy.action}
        </Button>
      </Row>
      <Text tone="muted">{client.isActive ? copy.about(IMPERSONATION_MINUTES) : copy.closed}</Text>
    </Stack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
