import { type DeliveryState, deliveryStateLabels, type WebhookDeliveryReply } from '@skal/contracts/app/appWebhook';
import { Badge, type BadgeProps, Button, Table, type TableColumn } from '@skal/shared-ui';
import { webhooks as copy, replayMessage, webhookTypeLabels } from '../content/webhooks.ts';

const tones: Readonly<Record<DeliveryState, BadgeProps['tone']>> = {
  waiting: 'accent',
  delivered: 'success',
  failed: 'danger',
};

interface Props {
  url: string;
  deliveries: readonly WebhookDeliveryReply[];
  formatMoment: (iso: string) => string;
  /** Sends a message again; absent for clients. */
  onReplay?: ((id: string) => void) | undefined;
}

/** The latest messages to an endpoint. */
export function DeliveryTable({ url, deliveries, formatMoment, onReplay }: Props) {
  const { columns: heads } = copy;
  const columns: TableColumn<WebhookDeliveryReply>[] = [
    { id: 'at', header: heads.at, rowHeader: true, cell: ({ at }) => formatMoment(at) },
    { id: 'type', header: heads.type, cell: ({ type }) => webhookTypeLabels[type] },
    {
      id: 'state',
      header: heads.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{deliveryStateLabels[state]}</Badge>,
    },
    { id: 'attempts', header: heads.attempts, align: 'end', cell: ({ attempts }) => attempts },
    { id: 'error', header: heads.error, cell: ({ error }) => error ?? copy.none },
  ];
  const actions: TableColumn<WebhookDeliveryReply> = {
    id: 'actions',
    header: heads.actions,
    cell: ({ id, state, type, at }) =>
      state === 'waiting' ? null : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={replayMessage.labelFor(webhookTypeLabels[type], formatMoment(at))}
          onClick={() => onReplay?.(id)}
        >
          {replayMessage.button}
        </Button>
      ),
  };
  return (
    <Table
      caption={copy.caption(url)}
      columns={onReplay ? [...columns, actions] : columns}
      rows={deliveries}
      rowKey={({ id }) => id}
    />
  );
}
