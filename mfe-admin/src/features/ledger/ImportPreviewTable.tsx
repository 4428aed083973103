import type { ImportRowReply } from '@skal/contracts/finance/ledgerImport';
import { Table, type TableColumn, Text } from '@skal/shared-ui';
import { importForm as copy } from '../../content/billing/ledgerImport.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';

const { columns: heads } = copy;

const resultOf = ({ error, isRepeated }: ImportRowReply) => {
  if (error !== null)
    return (
      <Text as="span" tone="danger">
        {error}
      </Text>
    );
  return isRepeated ? copy.repeated : copy.fine;
};

const columns: readonly TableColumn<ImportRowReply>[] = [
  { id: 'line', header: heads.line, rowHeader: true, cell: ({ line }) => line },
  { id: 'client', header: heads.client, cell: ({ clientName }) => clientName ?? '–' },
  {
    id: 'entry',
    header: heads.entry,
    cell: ({ category, date, note }) => [category, date && formatDay(date), note].filter(Boolean).join(', ') || '–',
  },
  {
    id: 'amount',
    header: heads.amount,
    align: 'end',
    cell: ({ amount, currency }) => (amount === null ? '–' : formatMoney(amount, currency ?? 'EUR')),
  },
  { id: 'result', header: heads.result, cell: resultOf },
];

/** Preview of each row of a file. */
export const ImportPreviewTable = ({ rows }: { rows: readonly ImportRowReply[] }) => (
  <Table caption={copy.rows} showCaption dense columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
);
