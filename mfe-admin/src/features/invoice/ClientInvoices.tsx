import type { ClientDetailReply } from '@skal/contracts/client/client';
import { Banner, ErrorState, Heading, Skeleton, Stack, Text } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { useSession } from '@skal/shell-kit/api';
import { invoices as copy } from '../../content/billing/invoice.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { useListAdminInvoiceQuery } from './invoice.api.ts';
import { NewInvoiceButton } from './NewInvoiceButton.tsx';

const facts = Object.keys(copy.facts) as (keyof typeof copy.facts)[];

/** A client's invoices; owners can create new ones. */
export function ClientInvoices({ client }: { client: ClientDetailReply }) {
  const { data, isError, isFetching, refetch } = useListAdminInvoiceQuery({ params: { id: client.id } });
  const isOwner = useSession().user.role === 'owner';
  const site = useSite();
  const missing = facts.filter((fact) => !site[fact]).map((fact) => copy.facts[fact]);
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} align="center" justify="space-between" wrap>
        <Heading level={3} size="h4">
          {copy.title}
        </Heading>
        {isOwner && data ? <NewInvoiceButton client={client} last={data[0]} /> : null}
      </Stack>
      {isOwner && missing.length > 0 ? <Banner tone="attention">{copy.missing(missing.join(', '))}</Banner> : null}
      {isOwner ? null : <Text tone="muted">{copy.readOnly}</Text>}
      {data ? (
        <InvoiceTable invoices={data} isOwner={isOwner} />
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Stack>
  );
}
