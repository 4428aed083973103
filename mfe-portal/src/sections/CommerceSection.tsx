import { useAccount } from '../account/useAccount.ts';
import { commerce, commercePeriods, periodLabel } from '../content/commerce.ts';
import { LiveCommerce } from '../features/commerce/LiveCommerce.tsx';
import { DisabledTabs } from '../parts/DisabledTabs.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { Panels } from '../parts/Panels.tsx';

/** Commerce: its period tabs stay disabled until the app is live (K5). */
export default function CommerceSection() {
  const { live } = useAccount();
  return live ? (
    <LiveCommerce />
  ) : (
    <SectionBody>
      <DisabledTabs label={periodLabel} tabs={commercePeriods} />
      <Panels {...commerce} />
    </SectionBody>
  );
}
