import { takeaway, takeawayToday } from '../content/takeaway.ts';
import { SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Panels } from '../parts/Panels.tsx';
import { Tiles } from '../parts/Tiles.tsx';

export default function TakeawaySection() {
  return (
    <SectionBody>
      <Panels {...takeaway} />
      <Panel title={takeawayToday.title}>
        <Tiles tiles={takeawayToday.tiles} />
      </Panel>
    </SectionBody>
  );
}
