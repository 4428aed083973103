import { type WebhookReply, type WebhookState, webhookStateLabels } from '@skal/contracts/app/appWebhook';
import {
  Badge,
  type BadgeProps,
  Banner,
  Button,
  DescriptionList,
  Heading,
  Stack,
  Text,
  useConfirm,
} from '@skal/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { webhooks as copy, removeWebhook, rotateSecret, testWebhook } from '../content/webhooks.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import { useWebhookActions } from './useWebhookActions.ts';
import type { WebhookCalls } from './webhook.api.ts';

const tones: Readonly<Record<WebhookState, BadgeProps['tone']>> = {
  new: 'neutral',
  working: 'success',
  failing: 'danger',
};

interface Props {
  webhook: WebhookReply;
  calls: WebhookCalls;
  formatMoment: (iso: string) => string;
  headingLevel: 3 | 4;
  onSecret: (secret: string) => void;
}

/** An endpoint: its state, latest messages and actions. */
export function WebhookCard({ webhook, calls, formatMoment, headingLevel, onSecret }: Props) {
  const { url, state, failingSince, error, lastDeliveredAt, waiting, dropped, bothSignUntil, deliveries } = webhook;
  const title = useId();
  const actions = useWebhookActions(webhook.id, calls, onSecret);
  const rotation = useConfirm(rotateSecret, actions.rotate, { danger: false });
  const removal = useConfirm(removeWebhook, actions.remove);
  return (
    <Frame aria-labelledby={title}>
      <Row>
        <Address level={headingLevel} size="h4" id={title}>
          {url}
        </Address>
        <Badge tone={tones[state]}>{webhookStateLabels[state]}</Badge>
      </Row>
      {failingSince === null ? null : (
        <Banner tone="attention">{copy.failing(formatMoment(failingSince), error ?? '')}</Banner>
      )}
      {dropped > 0 ? <Banner tone="attention">{copy.dropped(dropped)}</Banner> : null}
      <DescriptionList
        items={[
          { term: copy.lastDelivered, description: lastDeliveredAt ? formatMoment(lastDeliveredAt) : copy.never },
          { term: copy.waiting, description: String(waiting) },
        ]}
      />
      {bothSignUntil ? <Text tone="muted">{copy.twoSecrets(formatMoment(bothSignUntil))}</Text> : null}
      {deliveries.length > 0 ? (
        <DeliveryTable {...{ url, deliveries, formatMoment }} onReplay={actions.replay} />
      ) : null}
      <Row>
        <Button
          variant="secondary"
          size="sm"
          aria-label={testWebhook.labelFor(url)}
          busy={actions.isTesting}
          busyLabel={testWebhook.busy}
          onClick={() => void actions.test()}
        >
          {testWebhook.button}
        </Button>
        <Stack gap={8} direction="row" wrap>
          <Button variant="quiet" size="sm" aria-label={rotateSecret.labelFor(url)} onClick={rotation.ask}>
            {rotateSecret.button}
          </Button>
          <Button variant="quiet" size="sm" aria-label={removeWebhook.labelFor(url)} onClick={removal.ask}>
            {removeWebhook.button}
          </Button>
        </Stack>
      </Row>
      {rotation.dialog}
      {removal.dialog}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Address = styled(Heading)`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
