import type { ContentReply } from '@skal/contracts/content';
import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { formatWhole } from '../../content/amounts.ts';
import { contentSection, liveContent as words } from '../../content/contentSection.ts';
import { type lastDaysPeriods, lastDaysWords } from '../../content/lastDays.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { daysOf } from '../../parts/figures/figureFile.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';
import { Grid, SectionBody } from '../../parts/Grid.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { MetricGrid } from '../../parts/MetricGrid.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Panels } from '../../parts/Panels.tsx';
import { useReadContentQuery } from './content.api.ts';

const [published, drafts, views] = contentSection.tiles;
const [most, changed] = contentSection.panels;
/** What no app reports so far. */
const UNTOLD = { value: null, before: null, source: null, readAt: null };

type Period = (typeof lastDaysPeriods)[number];

/** What was read in a period, as the app reported it; until it has reported anything, what will fill this. */
export function PeriodContent({ period: { id, before } }: { period: Period }) {
  const { data, isError, refetch } = useReadContentQuery({ query: { period: id } });
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  const { lastReportOn, days, mostViewed } = data;
  if (lastReportOn === null) return <Panels {...contentSection} />;
  const told = (figure: string) => lastDaysWords.before(before, figure);
  return (
    <FiguresFrom metrics={[data.views]}>
      <SectionBody>
        <LiveNote>{contentSection.source}</LiveNote>
        <MetricGrid
          report={{ isReported: lastReportOn >= days.from, lastReportOn }}
          cells={[
            { label: published.label, metric: UNTOLD, figure: formatWhole, before: told },
            { label: drafts.label, metric: UNTOLD, figure: formatWhole, before: told },
            { label: views.label, metric: data.views, figure: formatWhole, before: told },
          ]}
        />
        <Views content={data} />
        <Grid>
          {mostViewed.length > 0 ? (
            <RankPanel
              title={most.title}
              hint={words.mostHint}
              heads={[words.page, words.views]}
              rows={mostViewed.map(({ item, views: value }) => ({ name: item, value }))}
              file={{ section: 'content', days }}
            />
          ) : (
            <Panel title={most.title}>
              <Nothing empty={most.empty} fills={most.fills} />
            </Panel>
          )}
          <Screens content={data} />
          <Panel title={changed.title} wide>
            <Nothing empty={changed.empty} fills={changed.fills} />
          </Panel>
        </Grid>
      </SectionBody>
    </FiguresFrom>
  );
}

/** Views day by day, beside as many days before. */
function Views({ content: { steps } }: { content: ContentReply }) {
  const reported = steps.flatMap(({ views: value }) => value ?? []);
  const total = reported.reduce((sum, value) => sum + value, 0);
  return (
    <StepsPanel
      title={words.views}
      hint={words.viewsHint(steps.length)}
      wide
      kind="bars"
      steps={steps}
      series={[
        { name: words.views, value: ({ views: value }) => value, format: formatWhole },
        { name: words.daysBefore(steps.length), value: ({ before }) => before, format: formatWhole },
      ]}
      summary={lastDaysWords.allInAll(reported.length, formatWhole(total))}
      file={{ section: 'content', days: daysOf(steps) }}
    />
  );
}

/** Which screens of the app were shown most. */
const Screens = ({ content: { screens, days } }: { content: ContentReply }) =>
  screens.length > 0 ? (
    <RankPanel
      title={words.screens}
      hint={words.screensHint}
      heads={[words.screen, words.shows]}
      rows={screens.map(({ screen, shows }) => ({ name: screen, value: shows }))}
      file={{ section: 'content', days }}
    />
  ) : null;
