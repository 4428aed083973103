import { Button, Text } from '@skal/shared-ui';
import { useAccount } from '../account/useAccount.ts';
import { loyalty, loyaltyAddOn } from '../content/loyalty.ts';
import { LiveLoyalty } from '../features/loyalty/LiveLoyalty.tsx';
import { Panels } from '../parts/Panels.tsx';

/** The premium add-on, advertised on the cover (K6). */
export function CoverAction() {
  return (
    <>
      <Text size="label" tone="ink-2">
        {loyaltyAddOn.text}
      </Text>
      <Button variant="secondary" size="sm" disabled>
        {loyaltyAddOn.action}
      </Button>
    </>
  );
}

/** Loyalty: its panels are empty until the app is live (K4). */
export default function LoyaltySection() {
  const { live } = useAccount();
  return live ? <LiveLoyalty /> : <Panels {...loyalty} />;
}
