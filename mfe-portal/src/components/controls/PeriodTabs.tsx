import { TabPanel, Tabs } from '@skal/shared-ui';
import { type ReactNode, useState } from 'react';

interface Props<Period extends { id: string; label: string }> {
  label: string;
  /** In the order of the tabs; the first is shown first. */
  periods: readonly Period[];
  /** Draws one of them. Only the one that is shown is drawn, and asks for its figures. */
  children: (period: Period) => ReactNode;
}

/** One period at a time. */
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
