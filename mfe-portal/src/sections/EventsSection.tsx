import { Button } from '@skal/shared-ui';
import { useAccount } from '../account/useAccount.ts';
import { createEvent, events } from '../content/events.ts';
import { LiveEvents } from '../features/experiences/LiveEvents.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { LiveNote } from '../parts/LiveNote.tsx';
import { Panels } from '../parts/Panels.tsx';
import { SectionLink } from '../parts/SectionLink.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';

/** Events & Experiences: what is on, how it went, and a button that cannot create one yet (K34). */
export default function EventsSection() {
  const { live } = useAccount();
  return (
    <SectionBody>
      {live ? <LiveEvents /> : <Panels {...events} />}
      <Toolbar>
        <Button variant="secondary" disabled>
          {createEvent.action}
        </Button>
      </Toolbar>
      <LiveNote>
        {createEvent.why} <SectionLink to="support">{createEvent.ask}</SectionLink>
      </LiveNote>
    </SectionBody>
  );
}
