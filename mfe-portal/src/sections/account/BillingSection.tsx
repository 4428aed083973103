import { LiveBilling } from '../../features/billing/LiveBilling.tsx';
import { PreLaunchBilling } from '../../features/billing/PreLaunchBilling.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** Billing: the specified words until the app is live, the subscription's own from then on (K31, T23). */
export default function BillingSection() {
  const { live } = useAccount();
  return live ? <LiveBilling /> : <PreLaunchBilling />;
}
