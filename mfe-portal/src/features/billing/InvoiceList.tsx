import {
  buildInvoiceFileName,
  formatInvoiceTitle,
  type InvoiceReply,
  type InvoiceStatus,
  invoice,
  invoiceStatusLabels,
} from '@skal/contracts/finance/invoice';
import { buildPath } from '@skal/contracts/http/endpoint';
import { Badge, type BadgeProps, ErrorState, Skeleton, Table, type TableColumn, TextLink } from '@skal/shared-ui';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { billing, invoiceList as copy } from '../../content/sections/billing.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/number.ts';
import { useListInvoiceQuery } from './invoice.api.ts';

const { columns: heads } = copy;

const tones: Readonly<Record<InvoiceStatus, BadgeProps['tone']>> = {
  open: 'accent',
  overdue: 'danger',
  paid: 'success',
  credited: 'neutral',
  credit: 'neutral',
};

const columns: readonly TableColumn<InvoiceReply>[] = [
  {
    id: 'invoice',
    header: heads.invoice,
    rowHeader: true,
    cell: (row) => copy.about(formatInvoiceTitle(row), row.description),
  },
  { id: 'date', header: heads.date, cell: ({ date }) => formatDay(date) },
  {
    id: 'due',
    header: heads.due,
    cell: ({ dueDate, corrects }) => (corrects === null ? formatDay(dueDate) : copy.noDue),
  },
  {
    id: 'amount',
    header: heads.amount,
    align: 'end',
    cell: ({ total, currency }) => formatMoney(total / 100, currency),
  },
  {
    id: 'status',
    header: heads.status,
    cell: ({ status }) => <Badge tone={tones[status]}>{invoiceStatusLabels[status]}</Badge>,
  },
  {
    id: 'file',
    header: heads.file,
    cell: (row) => (
      <TextLink
        href={buildPath(invoice.pdf.path, { id: row.id })}
        download={buildInvoiceFileName(row)}
        aria-label={copy.pdfOf(formatInvoiceTitle(row))}
      >
        {copy.pdf}
      </TextLink>
    ),
  },
];

/** The client's invoices, newest first, each with its file. */
export function InvoiceList() {
  const { data, isError, isFetching, refetch } = useListInvoiceQuery();
  if (!data) {
    return isError && !isFetching ? (
      <ErrorState {...copy.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={3} label={copy.loading} />
    );
  }
  return (
    <Table
      caption={billing.history.title}
      rows={data}
      rowKey={({ id }) => id}
      empty={<EmptyMessage>{copy.empty}</EmptyMessage>}
      columns={columns}
    />
  );
}
