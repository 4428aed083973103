import type { OperatorReply } from '@skal/contracts/operator';
import { AlertDialog, Button, ErrorState, PlusIcon, Skeleton, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { disableDialog, operators as words } from '../../content/operators.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { useListOperatorQuery } from './operator.api.ts';
import { useOperatorActions } from './useOperatorActions.ts';

/** Who runs the product: the list, inviting somebody, letting somebody go. */
export function OperatorList() {
  const { data, isError, isFetching, refetch } = useListOperatorQuery();
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<OperatorReply | null>(null);
  const actions = useOperatorActions();

  const letGo = async () => {
    if (leaving) await actions.setDisabled(leaving, true);
    setLeaving(null);
  };
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
      {data ? <OperatorTable operators={data} actions={actions} onDisable={setLeaving} /> : <Skeleton rows={4} />}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title={disableDialog.title(leaving?.contactName ?? '')}
        description={disableDialog.text}
        confirmLabel={disableDialog.confirm}
        cancelLabel={disableDialog.cancel}
        busy={actions.isBusy}
        busyLabel={disableDialog.busy}
        danger
        onConfirm={() => void letGo()}
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
