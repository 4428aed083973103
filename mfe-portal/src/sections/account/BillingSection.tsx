import { LiveBilling } from '../../features/billing/LiveBilling.tsx';
import { PreLaunchBilling } from '../../features/billing/PreLaunchBilling.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** Billing: the specified copy before launch, the actual subscription once live (K31, T23). */
export default function BillingSection() {
  const { live } = useAccount();
  return live ? <LiveBilling /> : <PreLaunchBilling />;
}
