import { TabPanel, Tabs } from '@skal/shared-ui';
import { useState } from 'react';
import { commercePeriods, periodLabel } from '../../content/commerce.ts';
import { PeriodSales } from './PeriodSales.tsx';

const [first] = commercePeriods;

/** Commerce of a live app: one period at a time (K5). */
export function LiveCommerce() {
  const [chosen, setChosen] = useState<string>(first?.id ?? '');
  return (
    <Tabs label={periodLabel} tabs={commercePeriods} value={chosen} onValueChange={setChosen}>
      {commercePeriods.map((period) => (
        <TabPanel key={period.id} id={period.id}>
          {period.id === chosen ? <PeriodSales period={period} /> : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
