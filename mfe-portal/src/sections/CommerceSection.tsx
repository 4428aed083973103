import { TabPanel, Tabs, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { useAccount } from '../account/useAccount.ts';
import { commerce, commercePeriods, periodLabel } from '../content/commerce.ts';
import { DisabledTabs } from '../parts/DisabledTabs.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { Panels } from '../parts/Panels.tsx';

/** Commerce: its period tabs stay disabled until the app is live (K5). */
export default function CommerceSection() {
  const { live } = useAccount();
  return live ? (
    <Periods />
  ) : (
    <SectionBody>
      <DisabledTabs label={periodLabel} tabs={commercePeriods} />
      <Panels {...commerce} />
    </SectionBody>
  );
}

function Periods() {
  const [period, setPeriod] = useState<string>(commercePeriods[0].id);
  return (
    <Tabs label={periodLabel} tabs={commercePeriods} value={period} onValueChange={setPeriod}>
      {commercePeriods.map(({ id, none }) => (
        <TabPanel key={id} id={id}>
          <SectionBody>
            <Text>{none}</Text>
            <Panels {...commerce} />
          </SectionBody>
        </TabPanel>
      ))}
    </Tabs>
  );
}
