import { Button, Text } from '@skal/shared-ui';
import { loyalty, loyaltyAddOn } from '../content/loyalty.ts';
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

export default function LoyaltySection() {
  return <Panels {...loyalty} />;
}
