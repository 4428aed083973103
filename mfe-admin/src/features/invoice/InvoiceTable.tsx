import type { DeskInvoiceReply } from '@skal/contracts/deskInvoice';
import { invoiceTitle } from '@skal/contracts/invoice';
import { AlertDialog, Table, type TableColumn, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { invoiceQuestions, invoices as words } from '../../content/invoice.ts';
import { formatMoney } from '../../content/money.ts';
import { formatDay } from '../../content/time.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceBadge } from './InvoiceBadge.tsx';
import { type AskedAct, useInvoiceActions } from './useInvoiceActions.ts';

interface Props {
  invoices: readonly DeskInvoiceReply[];
  isOwner: boolean;
}

const { columns: heads, about } = words;

/** What an invoice has to do with another one. */
function relationOf({ corrects, creditedBy }: DeskInvoiceReply): string | null {
  if (corrects !== null) return about.corrects(corrects);
  return creditedBy === null ? null : about.creditedBy(creditedBy);
}

const columns: readonly TableColumn<DeskInvoiceReply>[] = [
  {
    id: 'number',
    header: heads.number,
    rowHeader: true,
    cell: (row) => [invoiceTitle(row), relationOf(row)].filter(Boolean).join(', '),
  },
  { id: 'date', header: heads.date, cell: ({ date }) => formatDay(date) },
  {
    id: 'due',
    header: heads.due,
    cell: ({ dueDate, corrects }) => (corrects === null ? formatDay(dueDate) : words.noDue),
  },
  { id: 'total', header: heads.total, align: 'end', cell: ({ total, currency }) => formatMoney(total, currency) },
  { id: 'status', header: heads.status, cell: ({ status }) => <InvoiceBadge status={status} /> },
];

/** A client's invoices, the newest first, and what can be done with each. */
export function InvoiceTable({ invoices, isOwner }: Props) {
  const [asked, setAsked] = useState<{ act: AskedAct; row: DeskInvoiceReply } | null>(null);
  const { isBusy, send, ...acts } = useInvoiceActions();
  const question = asked && invoiceQuestions[asked.act];
  const confirm = async () => {
    if (!asked) return;
    await acts[asked.act](asked.row);
    setAsked(null);
  };
  const actions: TableColumn<DeskInvoiceReply> = {
    id: 'actions',
    header: heads.actions,
    cell: (row) => (
      <InvoiceActions
        row={row}
        isOwner={isOwner}
        onAsk={(act) => setAsked({ act, row })}
        onSend={() => void send(row)}
      />
    ),
  };
  return (
    <>
      <Table
        caption={words.title}
        dense
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[...columns, actions]}
        empty={<Text tone="ink-2">{words.empty}</Text>}
      />
      {asked && question ? (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          title={question.title(invoiceTitle(asked.row))}
          description={
            typeof question.description === 'string'
              ? question.description
              : question.description(formatMoney(-asked.row.total, asked.row.currency))
          }
          confirmLabel={question.confirm}
          cancelLabel={invoiceQuestions.cancel}
          busy={isBusy}
          busyLabel={invoiceQuestions.busy}
          onConfirm={() => void confirm()}
        />
      ) : null}
    </>
  );
}
