import { takeaway, takeawayToday } from '../content/takeaway.ts';
import { Counters } from '../parts/Counters.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Panels } from '../parts/Panels.tsx';

/** Takeaway Orders: what is being prepared, and the day so far (K35). */
export default function TakeawaySection() {
  return (
    <SectionBody>
      <Panels {...takeaway} />
      <Panel title={takeawayToday.title}>
        <Counters tiles={takeawayToday.tiles} />
      </Panel>
    </SectionBody>
  );
}
