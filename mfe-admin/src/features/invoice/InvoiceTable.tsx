import type { AdminInvoiceReply } from '@skal/contracts/finance/adminInvoice';
import { formatInvoiceTitle, type InvoiceStatus, invoiceStatusLabels } from '@skal/contracts/finance/invoice';
import { AlertDialog, Badge, type BadgeProps, Stack, Table, type TableColumn, Text } from '@skal/shared-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { invoices as copy, invoiceConfirmations } from '../../content/billing/invoice.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { type ConfirmedInvoiceAction, useInvoiceActions } from './useInvoiceActions.ts';

const tones: Readonly<Record<InvoiceStatus, BadgeProps['tone']>> = {
  open: 'accent',
  overdue: 'danger',
  paid: 'success',
  credited: 'neutral',
  credit: 'neutral',
};

/** Status of an invoice. */
const InvoiceBadge = ({ status }: { status: InvoiceStatus }) => (
  <Badge tone={tones[status]}>{invoiceStatusLabels[status]}</Badge>
);

interface Props {
  invoices: readonly AdminInvoiceReply[];
  isOwner: boolean;
}

const { columns: heads, about } = copy;

/** Detail of the status: due date, payment date, or the related invoice. */
function statusDetail({ corrects, creditedBy, dueDate, paidAt }: AdminInvoiceReply): string {
  if (corrects !== null) return about.corrects(corrects);
  if (creditedBy !== null) return about.creditedBy(creditedBy);
  return paidAt === null ? about.due(formatDay(dueDate)) : about.paid(formatDay(paidAt));
}

/** A cell with a detail below its value. */
const twoLines = (first: ReactNode, second: string) => (
  <Stack gap={4} align="start">
    <span>{first}</span>
    <Text as="span" size="meta" tone="muted">
      {second}
    </Text>
  </Stack>
);

const columns: readonly TableColumn<AdminInvoiceReply>[] = [
  {
    id: 'number',
    header: heads.number,
    rowHeader: true,
    cell: (row) => twoLines(formatInvoiceTitle(row), formatDay(row.date)),
  },
  {
    id: 'total',
    header: heads.total,
    align: 'end',
    cell: ({ total, currency }) => <Sum>{formatMoney(total, currency)}</Sum>,
  },
  {
    id: 'status',
    header: heads.status,
    cell: (row) => twoLines(<InvoiceBadge status={row.status} />, statusDetail(row)),
  },
];

/** A client's invoices, newest first, with actions. */
export function InvoiceTable({ invoices, isOwner }: Props) {
  const [confirming, setConfirming] = useState<{ act: ConfirmedInvoiceAction; row: AdminInvoiceReply } | null>(null);
  const { isBusy, send, ...acts } = useInvoiceActions();
  const question = confirming && invoiceConfirmations[confirming.act];
  const confirm = async () => {
    if (!confirming) return;
    await acts[confirming.act](confirming.row);
    setConfirming(null);
  };
  const actions: TableColumn<AdminInvoiceReply> = {
    id: 'actions',
    header: heads.actions,
    cell: (row) => (
      <InvoiceActions
        row={row}
        isOwner={isOwner}
        onConfirmRequest={(act) => setConfirming({ act, row })}
        onSend={() => void send(row)}
      />
    ),
  };
  return (
    <>
      <Table
        caption={copy.title}
        dense
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[...columns, actions]}
        empty={<Text tone="muted">{copy.empty}</Text>}
      />
      {confirming && question ? (
        <AlertDialog
          open
          onOpenChange={() => setConfirming(null)}
          title={question.title(formatInvoiceTitle(confirming.row))}
          description={
            typeof question.description === 'string'
              ? question.description
              : question.description(formatMoney(-confirming.row.total, confirming.row.currency))
          }
          confirmLabel={question.confirm}
          cancelLabel={invoiceConfirmations.cancel}
          busy={isBusy}
          busyLabel={invoiceConfirmations.busy}
          onConfirm={() => void confirm()}
        />
      ) : null}
    </>
  );
}

const Sum = styled.span`
  white-space: nowrap;
`;
