import { ClientLedger } from '../features/ledger/ClientLedger.tsx';
import type { PanelTabProps } from './PanelTab.ts';

/** A client's money: what was booked. */
export default function MoneyTab({ client }: PanelTabProps) {
  return <ClientLedger clientId={client.id} />;
}
