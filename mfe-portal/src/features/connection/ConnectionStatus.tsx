import type { ClientConnectionReply } from '@skal/contracts/integration/connection';
import { DescriptionList, Text } from '@skal/shared-ui';
import { connectionStatus as copy } from '../../content/integrations/connectionStatus.ts';
import { formatDateTime } from '../../format/relativeTime.ts';

/** Status of a connection: last report, audience size, or that it is broken. */
export function ConnectionStatus({ connection }: { connection: ClientConnectionReply | undefined }) {
  if (!connection) return null;
  const { state, lastReadAt, lastWebhookAt, audience } = connection;
  const lastReports = [lastReadAt, lastWebhookAt]
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  const items = [
    ...(audience ? [{ term: copy.members, description: copy.size(audience) }] : []),
    { term: copy.lastData, description: lastReports ? formatDateTime(lastReports) : copy.notYet },
  ];
  return (
    <>
      {state === 'broken' ? <Text>{copy.broken}</Text> : null}
      <DescriptionList items={items} />
    </>
  );
}
