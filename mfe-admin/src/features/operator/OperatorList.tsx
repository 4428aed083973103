import type { OperatorReply } from '@skal/contracts/account/operator';
import { AlertDialog, Button, ErrorState, PlusIcon, Skeleton, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { operators as copy, operatorDialogs as dialogs } from '../../content/operations/operators.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { type ConfirmedOperatorAction, OperatorTable } from './OperatorTable.tsx';
import { useListOperatorQuery } from './operator.api.ts';
import { useOperatorActions } from './useOperatorActions.ts';

/** Lists, invites, disables and enables operators. */
export function OperatorList() {
  const { data, isError, isFetching, refetch } = useListOperatorQuery();
  const [inviting, setInviting] = useState(false);
  const [confirming, setConfirming] = useState<{ what: ConfirmedOperatorAction; operator: OperatorReply } | null>(null);
  const actions = useOperatorActions();

  const doIt = async () => {
    if (confirming?.what === 'disable') await actions.setDisabled(confirming.operator, true);
    if (confirming?.what === 'resetFactor') await actions.resetFactor(confirming.operator);
    setConfirming(null);
  };
  const { title, text, confirm, busy } = dialogs[confirming?.what ?? 'disable'];
  if (isError && !isFetching) return <ErrorState {...copy.failed} onRetry={() => void refetch()} />;
  return (
    <>
      <Row>
        <Text tone="muted">{copy.lead}</Text>
        <Button size="sm" onClick={() => setInviting(true)}>
          <PlusIcon />
          {copy.invite}
        </Button>
      </Row>
      {data ? (
        <OperatorTable
          operators={data}
          actions={actions}
          onConfirmRequest={(what, operator) => setConfirming({ what, operator })}
        />
      ) : (
        <Skeleton rows={4} />
      )}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <AlertDialog
        open={confirming !== null}
        onOpenChange={(open) => open || setConfirming(null)}
        title={title(confirming?.operator.contactName ?? '')}
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
