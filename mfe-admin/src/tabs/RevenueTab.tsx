import { ImportButton } from '../features/ledger/ImportButton.tsx';
import { RevenueView } from '../features/revenue/RevenueView.tsx';

/** What clients have paid, and the way to bring in more of it. */
export default function RevenueTab() {
  return <RevenueView actions={<ImportButton />} />;
}
