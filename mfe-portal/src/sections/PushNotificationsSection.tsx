import { Button, Select, TextAreaField } from '@skal/shared-ui';
import { useAccount } from '../account/useAccount.ts';
import { push } from '../content/push.ts';
import { LiveNotifications } from '../features/notification/LiveNotifications.tsx';
import { Counters } from '../parts/Counters.tsx';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { LiveNote } from '../parts/LiveNote.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SectionLink } from '../parts/SectionLink.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';

const { quickSend, history } = push;

/**
 * Push Notifications: nothing can be sent until a delivery service is connected, and every control says so (K23-K26). What
 * the app itself delivers is counted all the same.
 */
export default function PushNotificationsSection() {
  const { live } = useAccount();
  return (
    <SectionBody>
      {live ? <LiveNotifications /> : <Counters tiles={push.tiles} />}
      <Panel title={quickSend.title}>
        <LiveNote>
          {quickSend.waiting} <SectionLink to="support">{quickSend.ask}</SectionLink>
        </LiveNote>
        <TextAreaField label={quickSend.message} name="message" rows={3} defaultValue="" disabled />
        <Toolbar>
          <Select
            label={quickSend.audience}
            showLabel
            size="md"
            defaultValue={quickSend.audiences[0]}
            options={quickSend.audiences.map((audience) => ({ value: audience, label: audience }))}
            disabled
          />
          <Button disabled>{quickSend.send}</Button>
          <Button variant="secondary" disabled>
            {quickSend.schedule}
          </Button>
        </Toolbar>
      </Panel>
      <Grid>
        {push.panels.map(({ title, empty, fills }) => (
          <Panel key={title} title={title}>
            <Nothing empty={empty} fills={fills} />
          </Panel>
        ))}
      </Grid>
      <Panel
        title={history.title}
        aside={
          <Toolbar>
            <Button variant="secondary" size="sm" disabled>
              {history.filter}
            </Button>
            <Button variant="secondary" size="sm" disabled>
              {history.export}
            </Button>
          </Toolbar>
        }
      >
        <Nothing empty={history.empty} fills={history.fills} />
      </Panel>
    </SectionBody>
  );
}
