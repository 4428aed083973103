import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { adoption, liveAdoption as words } from '../../content/adoption.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { Grid, SectionBody } from '../../parts/Grid.tsx';
import { HeldTiles } from '../../parts/HeldTiles.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { Panels } from '../../parts/Panels.tsx';
import { useReadAdoptionQuery } from './adoption.api.ts';
import { CohortPanel } from './CohortPanel.tsx';
import { DownloadsPanel } from './DownloadsPanel.tsx';
import { ReturningPanel } from './ReturningPanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';

const [downloads, registered, monthly] = adoption.tiles;

/** Who has a live app, as it reported; until it has reported anything, what will fill this. */
export function LiveAdoption() {
  const { data, isError, refetch } = useReadAdoptionQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  if (data.lastReportOn === null) return <Panels {...adoption} />;
  return (
    <FiguresFrom metrics={[data.downloads, data.registered, data.monthlyActive]}>
      <SectionBody>
        <LiveNote>{adoption.source}</LiveNote>
        <HeldTiles
          lastReportOn={data.lastReportOn}
          tiles={[
            { label: downloads.label, metric: data.downloads, before: words.before },
            { label: registered.label, metric: data.registered, before: words.totalBefore },
            { label: monthly.label, metric: data.monthlyActive, before: words.before },
          ]}
        />
        <Grid>
          <DownloadsPanel adoption={data} />
          <SourcesPanel adoption={data} />
          <ReturningPanel adoption={data} />
          <CohortPanel adoption={data} />
        </Grid>
      </SectionBody>
    </FiguresFrom>
  );
}
