import { Button, Select, TextAreaField } from '@skal/shared-ui';
import { formatFigure, formatWhole } from '../content/amounts.ts';
import { notCounted } from '../content/panel.ts';
import { push, livePush as words } from '../content/push.ts';
import { useReadNotificationQuery } from '../features/notification/notification.api.ts';
import { OpenRatePanel } from '../features/notification/OpenRatePanel.tsx';
import { Counters } from '../parts/Counters.tsx';
import { StepsPanel } from '../parts/figures/StepsPanel.tsx';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { LiveNote } from '../parts/LiveNote.tsx';
import { UNREPORTED } from '../parts/MetricGrid.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { Panel } from '../parts/Panel.tsx';
import { reportSection } from '../parts/reportSection.tsx';
import { SectionLink } from '../parts/SectionLink.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';

const { quickSend, history } = push;
const { counts } = words;
const [sentToday, rate, subscribers, scheduled] = push.tiles;

const figure = (value: number | null): string => (value === null ? notCounted.sign : formatWhole(value));

/** What cannot be done until a delivery service is connected; every control says so (K23-K26). */
const Sending = () => (
  <>
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
  </>
);

/** Push Notifications: what the app itself delivers is counted, and nothing can be sent yet. */
export default reportSection({
  ...{ name: 'push-notifications', copy: push, words, source: words.source },
  useRead: () => useReadNotificationQuery(),
  from: (reply) => [reply.delivered, reply.deliveredToday],
  tiles: (reply) => [
    { label: sentToday.label, metric: reply.deliveredToday, before: words.yesterday },
    { label: rate.label, metric: reply.openRate, figure: formatFigure, unit: words.percent, before: words.before },
    { label: subscribers.label, metric: UNREPORTED },
    { label: scheduled.label, metric: UNREPORTED },
  ],
  // The table and the file have the 30 days before as well.
  panels: ({ steps, delivered, opened }) => (
    <Grid>
      <StepsPanel
        {...{ title: counts.title, hint: counts.hint, wide: true, kind: 'bars', steps }}
        series={[
          { name: counts.delivered, value: (step) => step.delivered, format: formatWhole },
          { name: counts.opened, value: (step) => step.opened, format: formatWhole },
          {
            ...{ name: counts.deliveredBefore, format: formatWhole, inTableOnly: true },
            value: ({ deliveredBefore }) => deliveredBefore,
          },
          {
            ...{ name: counts.openedBefore, format: formatWhole, inTableOnly: true },
            value: ({ openedBefore }) => openedBefore,
          },
        ]}
        summary={counts.summary(figure(delivered.value), figure(opened.value))}
        note={counts.beside(figure(delivered.before), figure(opened.before))}
      />
      <OpenRatePanel steps={steps} />
    </Grid>
  ),
  nothing: (
    <SectionBody>
      <LiveNote>{push.source}</LiveNote>
      <Counters tiles={push.tiles} />
    </SectionBody>
  ),
  after: <Sending />,
});
