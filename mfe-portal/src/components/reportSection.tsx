import type { MetricReply } from '@skal/contracts/analytics/overview';
import type { ReactNode } from 'react';
import type { PanelsCopy } from '../content/panelCopy.ts';
import { useAccount } from '../session/useAccount.ts';
import { MetricSourceProvider } from './charts/MetricSource.tsx';
import type { CsvFileInfo } from './charts/metricCsv.ts';
import { PeriodTabs } from './controls/PeriodTabs.tsx';
import { EmptyPanels } from './empty/EmptyPanels.tsx';
import { LiveHint } from './empty/LiveHint.tsx';
import { Loaded, type Read, type ReadCopy } from './Loaded.tsx';
import { SectionBody } from './layout/Grid.tsx';
import { MetricGrid, type MetricTile } from './metrics/MetricGrid.tsx';

/** What the replies of all sections have. */
interface Reported {
  readonly lastReportOn: string | null;
  /** The days of its figures, or the day. */
  readonly days?: CsvFileInfo['days'];
  readonly date?: string;
}

interface PeriodCopy {
  readonly id: string;
  readonly label: string;
  /** What its figures are compared with, in words. */
  readonly before: string;
}

/** A section of reported figures as data; `period` is the chosen one of those that it has. */
export interface ReportSection<Reply extends Reported, Period extends PeriodCopy> {
  /** What the files of its figures are named by. */
  name: string;
  /** What it says of itself, and what stands there until anything was reported. */
  copy: PanelsCopy;
  words: ReadCopy;
  /** The label of its tabs, and the periods in their order. */
  periods?: { label: string; all: readonly Period[] };
  useRead(period: Period): Read<Reply>;
  /** Metrics of which the first that is there says where all figures come from. */
  from(reply: Reply): readonly MetricReply[];
  /** Whether anything was reported of its time, where the last day with a report does not say it. */
  isReported?(reply: Reply): boolean;
  tiles?(reply: Reply, period: Period): readonly MetricTile[];
  /** The least width of a tile in pixels. */
  tileWidth?: number;
  panels(reply: Reply, period: Period): ReactNode;
  /** Where the figures of a live app come from, if not as `copy` says. */
  source?: string;
  /** Stands there until anything was reported, if it is not the panels of `copy`. */
  nothing?: ReactNode;
  /** Stands there before launch, if it is not `nothing`. */
  before?: ReactNode;
  /** Stands below, before launch as well. */
  after?: ReactNode;
  saysSilence?: boolean;
}

const ALWAYS: PeriodCopy = { id: '', label: '', before: '' };

/** The content of a section: it asks for nothing before launch, and tells no report from zero afterwards. */
export function reportSection<Reply extends Reported, Period extends PeriodCopy = PeriodCopy>(
  section: ReportSection<Reply, Period>,
) {
  const { name, copy, periods, nothing = <EmptyPanels {...copy} />, before = nothing, after } = section;

  function Figures({ reply, period }: { reply: Reply; period: Period }) {
    const { lastReportOn, date = '', days = { from: date, to: date } } = reply;
    const isReported = section.isReported?.(reply) ?? (lastReportOn ?? '') >= days.from;
    return (
      <MetricSourceProvider
        metrics={section.from(reply)}
        report={{ isReported, lastReportOn }}
        file={{ section: name, days }}
        saysSilence={section.saysSilence}
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
    <Loaded read={section.useRead(period)} words={section.words}>
      {(reply) => (reply.lastReportOn === null ? nothing : <Figures reply={reply} period={period} />)}
    </Loaded>
  );

  const AllPeriods = () =>
    periods ? (
      <PeriodTabs label={periods.label} periods={periods.all}>
        {(period) => <Live period={period} />}
      </PeriodTabs>
    ) : (
      // A section without periods reads nothing of it.
      <Live period={ALWAYS as Period} />
    );

  return function Section() {
    const { live } = useAccount();
    const content = live ? <AllPeriods /> : before;
    return after ? (
      <SectionBody>
        {content}
        {after}
      </SectionBody>
    ) : (
      content
    );
  };
}
