import type { MenuImportPreviewReply, MenuImportRowReply } from '@skal/contracts/content/menuImport';
import { CsvImportDialog } from '@skal/forms/file/CsvImportDialog.tsx';
import type { TableColumn } from '@skal/shared-ui';
import { menuImportForm as copy } from '../../content/menu/liveMenu.ts';
import { formatMoney } from '../../format/number.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useCommitMenuImportMutation, usePreviewMenuImportMutation } from './menu.api.ts';

const columns: readonly TableColumn<MenuImportRowReply>[] = [
  {
    id: 'item',
    header: copy.columns.item,
    cell: ({ name, category }) => [name, category].filter(Boolean).join(', ') || '–',
  },
  {
    id: 'price',
    header: copy.columns.price,
    align: 'end',
    cell: ({ price }) => (price === null ? '–' : formatMoney(price / 100, 'DKK')),
  },
];

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Imports items of the menu. */
export default function MenuImportDialog(props: Props) {
  const [preview] = usePreviewMenuImportMutation();
  const [commit] = useCommitMenuImportMutation();
  const { draftOwner: owner } = useAccount();
  return (
    <CsvImportDialog<MenuImportRowReply, MenuImportPreviewReply>
      {...props}
      own={copy}
      columns={columns}
      resultOf={({ action }) => action && copy.actions[action]}
      draft={owner ? { owner, form: 'menu import' } : undefined}
      preview={(body) => preview({ body }).unwrap()}
      commit={async (request) => {
        const { added = 0, changed = 0 } = (await commit(request).unwrap()) ?? {};
        return copy.doneText(added, changed);
      }}
    />
  );
}
