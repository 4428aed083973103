import { useAccount } from '../account/useAccount.ts';
import { EmptyTakeaway } from '../features/takeaway/EmptyTakeaway.tsx';
import { LiveTakeaway } from '../features/takeaway/LiveTakeaway.tsx';

/** Takeaway Orders: what is being prepared, and the day so far (K35). */
export default function TakeawaySection() {
  const { live } = useAccount();
  return live ? <LiveTakeaway /> : <EmptyTakeaway />;
}
