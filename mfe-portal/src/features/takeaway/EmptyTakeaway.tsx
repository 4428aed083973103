import { takeaway, takeawayToday } from '../../content/takeaway.ts';
import { Counters } from '../../parts/Counters.tsx';
import { SectionBody } from '../../parts/Grid.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Panels } from '../../parts/Panels.tsx';

/** What is being prepared, and the day so far, before anything was reported (K35). */
export const EmptyTakeaway = () => (
  <SectionBody>
    <Panels {...takeaway} />
    <Panel title={takeawayToday.title}>
      <Counters tiles={takeawayToday.tiles} />
    </Panel>
  </SectionBody>
);
