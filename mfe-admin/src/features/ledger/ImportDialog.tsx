import type { ImportPreviewReply, ImportRowReply } from '@skal/contracts/finance/ledgerImport';
import { CsvImportDialog } from '@skal/forms/file/CsvImportDialog.tsx';
import type { Encoding } from '@skal/forms/file/readTextFile.ts';
import type { TableColumn } from '@skal/shared-ui';
import { useSession } from '@skal/shell-kit/api';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { importForm as copy } from '../../content/billing/ledgerImport.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { useCommitLedgerImportMutation, usePreviewLedgerImportMutation } from './ledgerImport.api.ts';

const { columns: heads } = copy;

const columns: readonly TableColumn<ImportRowReply>[] = [
  { id: 'client', header: heads.client, cell: ({ clientName }) => clientName ?? '–' },
  {
    id: 'entry',
    header: heads.entry,
    cell: ({ category, date, note }) =>
      [category && categoryNames[category], date && formatDay(date), note].filter(Boolean).join(', ') || '–',
  },
  {
    id: 'amount',
    header: heads.amount,
    align: 'end',
    cell: ({ amount, currency }) => (amount === null ? '–' : formatMoney(amount, currency ?? 'EUR')),
  },
];

function describeFormat({ delimiter, dateForms }: ImportPreviewReply, encoding: Encoding | undefined): string | null {
  if (!delimiter) return null;
  const { detectedFormat } = copy;
  const days = dateForms.length > 0 ? [detectedFormat.days(dateForms)] : [];
  const letters = encoding ? [detectedFormat.encoding(encoding)] : [];
  return detectedFormat.sentence([...letters, detectedFormat.delimiter[delimiter], ...days]);
}

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Imports entries of the ledger. */
export default function ImportDialog(props: Props) {
  const [preview] = usePreviewLedgerImportMutation();
  const [commit] = useCommitLedgerImportMutation();
  const { user } = useSession();
  return (
    <CsvImportDialog<ImportRowReply, ImportPreviewReply>
      {...props}
      own={copy}
      columns={columns}
      resultOf={({ isRepeated }) => (isRepeated ? copy.repeated : copy.fine)}
      describeFormat={describeFormat}
      draft={{ owner: user.id, form: 'ledger import' }}
      preview={(body) => preview({ body }).unwrap()}
      commit={async (request) => copy.doneCount((await commit(request).unwrap())?.booked ?? 0)}
    />
  );
}
