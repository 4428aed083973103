import { webhooks } from '@skal/account/content/webhooks.ts';
import { Webhooks } from '@skal/account/webhooks/Webhooks.tsx';
import { useAdminWebhooks } from '@skal/account/webhooks/webhook.api.ts';
import { Heading, Stack } from '@skal/shared-ui';
import { formatDateTime } from '../../format/date.ts';

/** Webhooks of a client's app, with which an operator can also send failed messages again. */
export const AppWebhooks = ({ clientId }: { clientId: string }) => (
  <Stack gap={8}>
    <Heading level={3} size="h4">
      {webhooks.title}
    </Heading>
    <Webhooks calls={useAdminWebhooks(clientId)} formatMoment={formatDateTime} headingLevel={4} />
  </Stack>
);
