import { type PushReply, push } from '@skal/contracts/push/push';
import { AlertDialog, Button, Table } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { invalidate, isSessionExpired, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { pushAudienceCopy, pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { NotificationCell } from './NotificationCell.tsx';
import { useCancelPushMutation } from './push.api.ts';
import { WhenCell } from './WhenCell.tsx';

const { scheduled: copy } = pushCampaigns;

/** Scheduled notifications, next first; each can be cancelled (K26). */
export function ScheduledPanel({ pushes }: { pushes: readonly PushReply[] }) {
  const [cancel, { isLoading }] = useCancelPushMutation();
  const [chosen, setChosen] = useState<PushReply | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const dispatch = useDispatch();
  const confirm = async () => {
    if (!chosen) return;
    try {
      await cancel({ params: { id: chosen.id } }).unwrap();
      toast({ title: copy.cancelled, description: chosen.title, variant: 'success' });
    } catch (cause) {
      // It may be on its way by now.
      dispatch(invalidate({ push }));
      const description = serverMessageOr(cause, copy.failedReason);
      if (!isSessionExpired(cause)) toast({ title: copy.failed, description, variant: 'destructive' });
    }
    setIsOpen(false);
  };
  const rows = pushes.filter(({ state }) => state === 'scheduled').toReversed();
  return (
    <Panel title={copy.title}>
      {rows.length === 0 ? (
        <PanelEmptyState empty={copy.empty} emptyHint={copy.emptyHint} />
      ) : (
        <Table
          caption={copy.title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ id: 'notification', header: copy.notification, rowHeader: true },
              cell: (row) => <NotificationCell {...row} />,
            },
            { id: 'audience', header: copy.audience, cell: ({ audience }) => pushAudienceCopy[audience].name },
            {
              ...{ id: 'when', header: copy.when },
              cell: (row) => <WhenCell {...row} />,
            },
            {
              ...{ id: 'actions', header: copy.actions },
              cell: (row) => (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={copy.cancel(row.title)}
                  onClick={() => {
                    setChosen(row);
                    setIsOpen(true);
                  }}
                >
                  {copy.cancelShort}
                </Button>
              ),
            },
          ]}
        />
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={(next) => next || isLoading || setIsOpen(false)}
        title={copy.question(chosen?.title ?? '')}
        description={copy.text}
        confirmLabel={copy.confirm}
        cancelLabel={copy.keep}
        busy={isLoading}
        busyLabel={copy.busy}
        danger
        onConfirm={() => void confirm()}
      />
    </Panel>
  );
}
