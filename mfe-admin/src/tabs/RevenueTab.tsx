import { ImportButton } from '../features/ledger/ImportButton.tsx';
import { RevenueView } from '../features/revenue/RevenueView.tsx';

/** Revenue, and the import of entries. */
export default function RevenueTab() {
  return <RevenueView actions={<ImportButton />} />;
}
