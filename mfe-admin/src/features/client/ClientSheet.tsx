import type { ClientReply } from '@skal/contracts';
import { Sheet, Text, TextLink } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { clientRecord } from '../../content/admin.ts';
import { businessTypeNames, NEVER, NO_PHONE, planNames, planPrices } from '../../content/client.ts';
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
  return (
    <Facts>
      <dt>{labels.status}</dt>
      <dd>
        <StatusBadge status={client.status} />
      </dd>
      <dt>{labels.plan}</dt>
      <dd>{`${planNames[client.subscriptionPlan]}, €${planPrices[client.subscriptionPlan]}/month`}</dd>
      <dt>{labels.contact}</dt>
      <dd>{client.contactName}</dd>
      <dt>{labels.email}</dt>
      <dd>
        <TextLink href={`mailto:${client.email}`}>{client.email}</TextLink>
      </dd>
      <dt>{labels.phone}</dt>
      <dd>
        {client.phone ? <TextLink href={`tel:${client.phone.replace(/[^\d+]/g, '')}`}>{client.phone}</TextLink> : NO_PHONE}
      </dd>
      <dt>{labels.type}</dt>
      <dd>{businessTypeNames[client.businessType]}</dd>
      <dt>{labels.app}</dt>
      <dd>{client.liveAt ? clientRecord.liveSince(formatDay(client.liveAt)) : clientRecord.inDevelopment}</dd>
      <dt>{labels.lastLogin}</dt>
      <dd>{client.lastLogin ? formatMoment(client.lastLogin) : NEVER}</dd>
      <dt>{labels.created}</dt>
      <dd>{formatMoment(client.createdAt)}</dd>
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: 0 20px;
  font-size: 0.9375rem;

  & > dt,
  & > dd {
    padding-block: 11px;
    border-block-start: 1px solid var(--line);
  }

  & > dt {
    color: var(--ink-2);
  }

  & > dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
