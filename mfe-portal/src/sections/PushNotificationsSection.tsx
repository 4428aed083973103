import { Button, Select, TextAreaField } from '@skal/shared-ui';
import { push } from '../content/push.ts';
import { EmptyLine } from '../parts/EmptyLine.tsx';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';

const { quickSend, history } = push;

/** Push Notifications: every control is disabled until the app is live (K23-K26). */
export default function PushNotificationsSection() {
  return (
    <SectionBody>
      <Tiles tiles={push.tiles} />
      <Panel title={quickSend.title}>
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
        {push.panels.map(({ title, empty }) => (
          <Panel key={title} title={title}>
            <EmptyLine>{empty}</EmptyLine>
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
        <EmptyLine>{history.empty}</EmptyLine>
      </Panel>
    </SectionBody>
  );
}
