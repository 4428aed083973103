import { type ClientReply, planPrices } from '@skal/contracts/client';
import { DescriptionList, Sheet, Text, TextLink } from '@skal/shared-ui';
import { clientRecord } from '../../content/admin.ts';
import { businessTypeNames, NEVER, NO_PHONE, planNames } from '../../content/client.ts';
import { formatDay, formatMoment } from '../../content/time.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { useOpenClient } from './useOpenClient.ts';

interface Props {
  /** Undefined until the list is there. */
  clients: readonly ClientReply[] | undefined;
}

/** The record that the address names (`?client=<id>`), in a panel at the side (T40). */
export function ClientSheet({ clients }: Props) {
  const { openId, close } = useOpenClient();
  const client = clients?.find(({ id }) => id === openId);
  return (
    <Sheet
      open={openId !== null && clients !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={client?.businessName ?? clientRecord.unknown}
      width={440}
    >
      {client ? <ClientRecord client={client} /> : <Text tone="ink-2">{clientRecord.unknownReason}</Text>}
    </Sheet>
  );
}

function ClientRecord({ client }: { client: ClientReply }) {
  const { labels } = clientRecord;
  const { email, phone, subscriptionPlan: plan, lastLogin, liveAt } = client;
  return (
    <DescriptionList
      items={[
        { term: labels.status, description: <StatusBadge status={client.status} /> },
        { term: labels.plan, description: `${planNames[plan]}, €${planPrices[plan]}/month` },
        { term: labels.contact, description: client.contactName },
        { term: labels.email, description: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
        {
          term: labels.phone,
          description: phone ? <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink> : NO_PHONE,
        },
        { term: labels.type, description: businessTypeNames[client.businessType] },
        {
          term: labels.app,
          description: liveAt ? clientRecord.liveSince(formatDay(liveAt)) : clientRecord.inDevelopment,
        },
        { term: labels.lastLogin, description: lastLogin ? formatMoment(lastLogin) : NEVER },
        { term: labels.created, description: formatMoment(client.createdAt) },
      ]}
    />
  );
}
