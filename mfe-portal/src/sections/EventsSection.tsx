import { Button } from '@skal/shared-ui';
import { createEvent, events } from '../content/events.ts';
import { SectionBody } from '../parts/Grid.tsx';
import { Panels } from '../parts/Panels.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';

export default function EventsSection() {
  return (
    <SectionBody>
      <Panels {...events} />
      <Toolbar>
        <Button variant="secondary" disabled>
          {createEvent}
        </Button>
      </Toolbar>
    </SectionBody>
  );
}
