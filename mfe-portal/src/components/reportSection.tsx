import type { MetricReply } from '@skal/contracts/analytics/overview';
import type { ReactNode } from 'react';
import type { PanelsCopy } from '../content/panelCopy.ts';
import { useAccount } from '../session/useAccount.ts';
import { MetricSourceProvider } from './charts/MetricSource.tsx';
import type { CsvFileInfo } from './charts/metricCsv.ts';
import { PeriodTabs } from './controls/PeriodTabs.tsx';
import { EmptyPanels } from './empty/EmptyPanels.tsx';
import { LiveHint } from './empty/LiveHint.tsx';
import { SectionBody } from './layout/Grid.tsx';
import { MetricGrid, type MetricTile } from './metrics/MetricGrid.tsx';
import { QueryBoundary, type QueryCopy, type QueryState } from './QueryBoundary.tsx';

/** Fields that the responses of all sections share. */
interface ReportReply {
  readonly lastReportOn: string | null;
  /** Days of the metrics, or one day. */
  readonly days?: CsvFileInfo['days'];
  readonly date?: string;
}

interface PeriodCopy {
  readonly id: string;
  readonly label: string;
  /** Label of the previous period. */
  readonly before: string;
}

/** Definition of a section with reported metrics; `period` is the selected one. */
export interface ReportSection<Reply extends ReportReply, Period extends PeriodCopy> {
  /** First part of its CSV file names. */
  name: string;
  /** Copy of the section, and of its panels while nothing is reported. */
  copy: PanelsCopy;
  stateCopy: QueryCopy;
  /** Label of the tabs, and the periods in order. */
  periods?: { label: string; all: readonly Period[] };
  useQuery(period: Period): QueryState<Reply>;
  /** Metrics, the first reported of which has the source of all. */
  sourceMetrics(reply: Reply): readonly MetricReply[];
  /** Whether anything was reported for the period, if the day of the last report is not sufficient. */
  isReported?(reply: Reply): boolean;
  tiles?(reply: Reply, period: Period): readonly MetricTile[];
  /** Minimum width of a tile, in pixels. */
  tileWidth?: number;
  panels(reply: Reply, period: Period): ReactNode;
  /** Source hint for live apps, if not that of `copy`. */
  source?: string;
  /** Shown until anything is reported, if not the panels of `copy`. */
  emptyState?: ReactNode;
  /** Shown before launch, if not `nothing`. */
  preLaunch?: ReactNode;
  /** Shown at the end, before launch as well. */
  footer?: ReactNode;
  showsLastReport?: boolean;
}

const ALWAYS: PeriodCopy = { id: '', label: '', before: '' };

/** Returns the component of a section. It sends no request before launch, and distinguishes missing values from zero. */
export function reportSection<Reply extends ReportReply, Period extends PeriodCopy = PeriodCopy>(
  section: ReportSection<Reply, Period>,
) {
  const { name, copy, periods, emptyState = <EmptyPanels {...copy} />, preLaunch = emptyState, footer } = section;

  function Figures({ reply, period }: { reply: Reply; period: Period }) {
    const { lastReportOn, date = '', days = { from: date, to: date } } = reply;
    const isReported = section.isReported?.(reply) ?? (lastReportOn ?? '') >= days.from;
    return (
      <MetricSourceProvider
        metrics={section.sourceMetrics(reply)}
        report={{ isReported, lastReportOn }}
        file={{ section: name, days }}
        showsLastReport={section.showsLastReport}
      >
        <SectionBody>
          <LiveHint>{section.source ?? copy.source}</LiveHint>
          {section.tiles ? <MetricGrid cells={section.tiles(reply, period)} min={section.tileWidth} /> : null}
          {section.panels(reply, period)}
        </SectionBody>
      </MetricSourceProvider>
    );
  }

  const Live = ({ period }: { period: Period }) => (
    <QueryBoundary query={section.useQuery(period)} copy={section.stateCopy}>
      {(reply) => (reply.lastReportOn === null ? emptyState : <Figures reply={reply} period={period} />)}
    </QueryBoundary>
  );

  const AllPeriods = () =>
    periods ? (
      <PeriodTabs label={periods.label} periods={periods.all}>
        {(period) => <Live period={period} />}
      </PeriodTabs>
    ) : (
      // A section without periods ignores the period.
      <Live period={ALWAYS as Period} />
    );

  return function Section() {
    const { live } = useAccount();
    const content = live ? <AllPeriods /> : preLaunch;
    return footer ? (
      <SectionBody>
        {content}
        {footer}
      </SectionBody>
    ) : (
      content
    );
  };
}
