import type { ClientReply } from '@skal/contracts/client/client';
import { media } from '@skal/shared-ui';
import { useSession } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { rowActionLabels } from '../../../content/clients/client.ts';
import { clientColumns as copy } from '../../../content/dashboard/admin.ts';
import { useDeleteClient } from '../useDeleteClient.ts';
import type { SelectedClient } from '../useSelectedClient.ts';

interface Props {
  client: Pick<ClientReply, 'id' | 'businessName'>;
  open: SelectedClient['open'];
}

/** Actions of a client; only owners can delete. */
export function ClientRowActions({ client: { id, businessName }, open }: Props) {
  const remove = useDeleteClient();
  const { user } = useSession();
  return (
    <Actions>
      <Action type="button" aria-label={rowActionLabels.view(businessName)} onClick={() => open(id)}>
        {copy.view}
      </Action>
      <Action
        type="button"
        aria-label={rowActionLabels.edit(businessName)}
        onClick={() => open(id, { isEditing: true })}
      >
        {copy.edit}
      </Action>
      {user.role === 'owner' ? (
        <Action
          type="button"
          data-danger=""
          aria-label={rowActionLabels.delete(businessName)}
          onClick={() => void remove(id, businessName)}
        >
          {copy.delete}
        </Action>
      ) : null}
    </Actions>
  );
}

const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: 2px;
  margin-inline: -8px;

  ${media.table} {
    justify-content: flex-start;
  }
`;

const Action = styled.button`
  min-block-size: 32px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: var(--radius-4);
  background: transparent;
  color: var(--fjord);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: var(--fjord-soft);
  }

  &[data-danger] {
    color: var(--tegl);
  }

  &[data-danger]:hover {
    background: var(--tegl-soft);
  }

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`;
