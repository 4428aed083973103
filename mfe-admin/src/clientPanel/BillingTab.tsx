import { DescriptionList, Stack } from '@skal/shared-ui';
import { clientPanel as copy } from '../content/clients/clientPanel.ts';
import { ClientInvoices } from '../features/invoice/ClientInvoices.tsx';
import { ClientLedger } from '../features/ledger/ClientLedger.tsx';
import { formatDay } from '../format/date.ts';
import type { PanelTabProps } from './PanelTab.ts';

/** A client's billing: next payment, invoices, ledger. */
export default function BillingTab({ client }: PanelTabProps) {
  const { id, nextBillingDate } = client;
  const next = nextBillingDate ? formatDay(nextBillingDate) : copy.noDate;
  return (
    <Stack gap={32}>
      <DescriptionList items={[{ term: copy.labels.nextBilling, description: next }]} />
      <ClientInvoices client={client} />
      <ClientLedger clientId={id} />
    </Stack>
  );
}
