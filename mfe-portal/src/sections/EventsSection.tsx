import { Button, Text } from '@skal/shared-ui';
import { formatMetric } from '../content/amounts.ts';
import { createEvent, events, liveEvents as words } from '../content/events.ts';
import { EventList } from '../features/experiences/EventList.tsx';
import { useReadExperiencesQuery } from '../features/experiences/experiences.api.ts';
import { Grid } from '../parts/Grid.tsx';
import { LiveHint } from '../parts/LiveNote.tsx';
import { moneyCell } from '../parts/MetricGrid.tsx';
import { reportSection } from '../parts/reportSection.tsx';
import { SectionLink } from '../parts/SectionLink.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';

const [count, revenue, attendance] = events.tiles;
const [upcoming, performance] = events.panels;
const before = words.lastMonth;

/** Events & Experiences: what is on, how it went, and a button that cannot create one yet (K34). */
export default reportSection({
  ...{ name: 'events', copy: events, words },
  useRead: () => useReadExperiencesQuery(),
  from: (reply) => [reply.count, reply.revenue, reply.attendance],
  tiles: (reply) => [
    { label: count.label, metric: reply.count, before },
    {
      ...{ label: revenue.label, metric: reply.revenue, before },
      ...moneyCell(reply.currency, reply.otherRevenue),
    },
    { ...attendance, metric: reply.attendance, figure: formatMetric, before },
  ],
  panels: ({ undated, ...reply }) => (
    <>
      <Grid>
        <EventList {...upcoming} hint={words.upcomingHint} events={reply.upcoming} />
        <EventList {...performance} hint={words.pastHint} events={reply.past} isOver />
      </Grid>
      {undated > 0 ? (
        <Text tone="ink-2" measure>
          {words.undated(undated)}
        </Text>
      ) : null}
    </>
  ),
  after: (
    <>
      <Toolbar>
        <Button variant="secondary" disabled>
          {createEvent.action}
        </Button>
      </Toolbar>
      <LiveHint>
        {createEvent.why} <SectionLink to="support">{createEvent.ask}</SectionLink>
      </LiveHint>
    </>
  ),
});
