import type { OperatorReply } from '@skal/contracts/account/operator';
import { AlertDialog, Button, ErrorState, PlusIcon, Skeleton, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { operatorDialogs as dialogs, operators as words } from '../../content/operations/operators.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { type ConfirmedOperatorAction, OperatorTable } from './OperatorTable.tsx';
import { useListOperatorQuery } from './operator.api.ts';
import { useOperatorActions } from './useOperatorActions.ts';

/** Lists, invites, disables and enables operators. */
export function OperatorList() {
  const { data, isError, isFetching, refetch } = useListOperatorQuery();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<{ what: ConfirmedOperatorAction; operator: OperatorReply } | null>(null);
  const actions = useOperatorActions();

  const doIt = async () => {
    if (asked?.what === 'disable') await actions.setDisabled(asked.operator, true);
    if (asked?.what === 'resetFactor') await actions.resetFactor(asked.operator);
    setAsked(null);
  };
  const { title, text, confirm, busy } = dialogs[asked?.what ?? 'disable'];
  if (isError && !isFetching) return <ErrorState {...words.failed} onRetry={() => void refetch()} />;
  return (
    <>
      <Row>
        <Text tone="ink-2">{words.lead}</Text>
        <Button size="sm" onClick={() => setInviting(true)}>
          <PlusIcon />
          {words.invite}
        </Button>
      </Row>
      {data ? (
        <OperatorTable operators={data} actions={actions} onConfirmRequest={(what, operator) => setAsked({ what, operator })} />
      ) : (
        <Skeleton rows={4} />
      )}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={title(asked?.operator.contactName ?? '')}
        description={text}
        confirmLabel={confirm}
        cancelLabel={dialogs.cancel}
        busy={actions.isBusy}
        busyLabel={busy}
        danger
        onConfirm={() => void doIt()}
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
