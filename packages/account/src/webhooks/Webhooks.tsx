import { WEBHOOKS_MAX } from '@skal/contracts/app/appWebhook';
import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@skal/shared-ui';
import { usePollWhileActive } from '@skal/shell-kit/api';
import { useState } from 'react';
import { SecretReveal } from '../components/SecretReveal.tsx';
import { webhooks as copy, webhookSecret } from '../content/webhooks.ts';
import { AddWebhookForm } from './AddWebhookForm.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import type { WebhookCalls } from './webhook.api.ts';

/** Waiting messages are read again, so that the result of a test appears without a reload. */
const REFRESH_MS = 3_000;

interface Props {
  /** `useClientWebhooks` or `useAdminWebhooks`. */
  calls: WebhookCalls;
  /** Formats an ISO time as '21 Nov 2026, 09:12'. */
  formatMoment: (iso: string) => string;
  headingLevel: 3 | 4;
}

/** Webhooks of an app: adds, tests and removes endpoints, and shows whether their messages arrive. */
export function Webhooks({ calls, formatMoment, headingLevel }: Props) {
  const { webhooks, isFailed, reload } = calls;
  const [secret, setSecret] = useState<string | null>(null);
  const isWaiting = webhooks?.some(({ waiting }) => waiting > 0) ?? false;
  usePollWhileActive(() => (isWaiting ? reload() : undefined), REFRESH_MS);
  return (
    <Stack gap={16}>
      <Text tone="muted" measure>
        {copy.hint}
      </Text>
      {secret === null ? null : (
        <SecretReveal
          value={secret}
          texts={webhookSecret}
          headingLevel={headingLevel}
          onClose={() => setSecret(null)}
        />
      )}
      {webhooks ? (
        <>
          {webhooks.length === 0 ? <EmptyState headingLevel={headingLevel} {...copy.empty} /> : null}
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} {...{ webhook, calls, formatMoment, headingLevel }} onSecret={setSecret} />
          ))}
          {webhooks.length < WEBHOOKS_MAX ? (
            <AddWebhookForm add={calls.add} onAdded={setSecret} />
          ) : (
            <Text tone="muted">{copy.full}</Text>
          )}
        </>
      ) : isFailed ? (
        <ErrorState {...copy.failed} headingLevel={3} onRetry={reload} />
      ) : (
        <Skeleton rows={3} label={copy.loading} />
      )}
    </Stack>
  );
}
