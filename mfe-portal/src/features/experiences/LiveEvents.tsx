import { ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { events, liveEvents as words } from '../../content/events.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { Grid, SectionBody } from '../../parts/Grid.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { Panels } from '../../parts/Panels.tsx';
import { emptyNote } from '../../parts/sourceNote.ts';
import { EventList } from './EventList.tsx';
import { EventTiles } from './EventTiles.tsx';
import { useReadExperiencesQuery } from './experiences.api.ts';

const [upcoming, performance] = events.panels;

/** The events of a live app: what is on, and how it went; until it has reported anything, what will fill this. */
export function LiveEvents() {
  const { data, isError, refetch } = useReadExperiencesQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  const { lastReportOn, date, undated } = data;
  if (lastReportOn === null) return <Panels {...events} />;
  const report = { isReported: lastReportOn >= date, lastReportOn };
  return (
    <FiguresFrom metrics={[data.count, data.revenue, data.attendance]}>
      <SectionBody>
        <LiveNote>{events.source}</LiveNote>
        <EventTiles experiences={data} report={report} />
        <Grid>
          <EventList
            {...upcoming}
            empty={emptyNote(upcoming.empty, report)}
            hint={words.upcomingHint}
            events={data.upcoming}
          />
          <EventList
            {...performance}
            empty={emptyNote(performance.empty, report)}
            hint={words.pastHint}
            events={data.past}
            isOver
          />
        </Grid>
        {undated > 0 ? (
          <Text tone="ink-2" measure>
            {words.undated(undated)}
          </Text>
        ) : null}
      </SectionBody>
    </FiguresFrom>
  );
}
