import { Button, Text } from '@skal/shared-ui';
import { LiveHint } from '../../components/empty/LiveHint.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { SectionLink } from '../../components/layout/SectionLink.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { moneyCell } from '../../components/metrics/MetricGrid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { liveEvents as copy, createEvent, events } from '../../content/sections/events.ts';
import { EventList } from '../../features/experiences/EventList.tsx';
import { useReadExperiencesQuery } from '../../features/experiences/experiences.api.ts';
import { formatMetric } from '../../format/number.ts';

const { count, revenue, attendance } = events.tiles;
const { upcoming, performance } = events.panels;
const before = copy.lastMonth;

/** Events & Experiences: upcoming and past events, and a disabled create button (K34). */
export default reportSection({
  ...{ name: 'events', copy: events, stateCopy: copy },
  useQuery: () => useReadExperiencesQuery(),
  sourceMetrics: (reply) => [reply.count, reply.revenue, reply.attendance],
  tiles: (reply) => [
    { label: count.label, metric: reply.count, previousLabel: before },
    {
      ...{ label: revenue.label, metric: reply.revenue, previousLabel: before },
      ...moneyCell(reply.currency, reply.otherRevenue),
    },
    { ...attendance, metric: reply.attendance, format: formatMetric, previousLabel: before },
  ],
  panels: ({ undated, ...reply }) => (
    <>
      <Grid>
        <EventList {...upcoming} hint={copy.upcomingHint} events={reply.upcoming} />
        <EventList {...performance} hint={copy.pastHint} events={reply.past} isOver />
      </Grid>
      {undated > 0 ? (
        <Text tone="muted" measure>
          {copy.undated(undated)}
        </Text>
      ) : null}
    </>
  ),
  footer: (
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
