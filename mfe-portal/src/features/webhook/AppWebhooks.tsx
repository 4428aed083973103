import { webhooks } from '@skal/account/content/webhooks.ts';
import { Webhooks } from '@skal/account/webhooks/Webhooks.tsx';
import { useClientWebhooks } from '@skal/account/webhooks/webhook.api.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatDateTime } from '../../format/relativeTime.ts';

/** Webhooks of the client's own app. */
export const AppWebhooks = () => (
  <Panel title={webhooks.title} wide>
    <Webhooks calls={useClientWebhooks()} formatMoment={formatDateTime} headingLevel={3} />
  </Panel>
);
