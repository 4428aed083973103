import { useAccount } from '../account/useAccount.ts';
import { adoption } from '../content/adoption.ts';
import { LiveAdoption } from '../features/adoption/LiveAdoption.tsx';
import { Panels } from '../parts/Panels.tsx';

/** User Adoption: its panels are empty until the app is live (K4). */
export default function AdoptionSection() {
  const { live } = useAccount();
  return live ? <LiveAdoption /> : <Panels {...adoption} />;
}
