import { TabPanel, Tabs } from '@skal/shared-ui';
import { type ReactNode, useState } from 'react';

interface Props<Period extends { id: string; label: string }> {
  label: string;
  /** In tab order; the first is the default. */
  periods: readonly Period[];
  /** Renders a period. Only the active one is rendered and queried. */
  children: (period: Period) => ReactNode;
}

/** Tabs of periods. */
export function PeriodTabs<Period extends { id: string; label: string }>({ label, periods, children }: Props<Period>) {
  const [chosen, setChosen] = useState(periods[0]?.id ?? '');
  return (
    <Tabs label={label} tabs={periods} value={chosen} onValueChange={setChosen}>
      {periods.map((period) => (
        <TabPanel key={period.id} id={period.id}>
          {period.id === chosen ? children(period) : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
