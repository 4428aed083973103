import { t } from '@lingui/core/macro';
import { Button, Text, TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { Grid } from '../../components/layout/Grid.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { moneyCell } from '../../components/metrics/MetricGrid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { liveEvents as copy, createEvent, events } from '../../content/sections/events.ts';
import { EventList } from '../../features/experiences/EventList.tsx';
import { useReadExperiencesQuery } from '../../features/experiences/experiences.api.ts';
import { LazyGuestEventDialog, useGuestEventDialog } from '../../features/guestEvent/LazyGuestEventDialog.tsx';
import { formatMetric } from '../../format/number.ts';
import { useAccount } from '../../session/useAccount.ts';

const { count, revenue, attendance } = events.tiles;
const { upcoming, performance } = events.panels;
const before = copy.lastMonth;

/** Events & Experiences: upcoming and past events, and a button that creates one (K34). */
export default reportSection({
  ...{ name: t`events`, copy: events, stateCopy: copy },
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
  footer: <CreateEvent />,
});

/** Opens the form of a new event once the app is live; disabled before. */
function CreateEvent() {
  const { live } = useAccount();
  const { open, setOpen, triggerProps } = useGuestEventDialog();
  return (
    <>
      <Toolbar>
        {live ? (
          <>
            <Button variant="secondary" {...triggerProps}>
              {createEvent.action}
            </Button>
            <TextLink as={Link} to="/content-management">
              {createEvent.all}
            </TextLink>
          </>
        ) : (
          <Button variant="secondary" disabled>
            {createEvent.action}
          </Button>
        )}
      </Toolbar>
      <LazyGuestEventDialog {...{ open, setOpen }} />
    </>
  );
}
