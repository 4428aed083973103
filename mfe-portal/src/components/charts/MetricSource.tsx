import type { MetricReply } from '@skal/contracts/analytics/overview';
import { Text } from '@skal/shared-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { missingMetricCopy } from '../../content/panelCopy.ts';
import { formatDay } from '../../format/date.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import type { ReportStatus } from '../metrics/metricNote.ts';
import type { CsvFileInfo, MetricSource } from './metricCsv.ts';

interface MetricSourceContext {
  readonly origin: MetricSource | null;
  /** Note below the metrics. */
  readonly sourceNote: string | null;
  readonly report: ReportStatus;
  readonly file: CsvFileInfo;
}

const NO_FILE: CsvFileInfo = { section: '', days: { from: '', to: '' } };
const MetricSourceContext = createContext<MetricSourceContext>({
  ...{ origin: null, sourceNote: null, report: { isReported: false, lastReportOn: null }, file: NO_FILE },
});

interface Props {
  /** Metrics that were read together; the first reported one has the source of all. */
  metrics: readonly MetricReply[];
  /** Whether anything was reported for their period, and the day of the last report. */
  report?: ReportStatus;
  /** Shows the day of the last report below each list if all of these metrics are missing. */
  showsLastReport?: boolean | undefined;
  /** File name parts and days of CSV files. */
  file?: CsvFileInfo;
  children: ReactNode;
}

/** Provides source and update time for every tile, chart, table, file and list inside. */
export function MetricSourceProvider(props: Props) {
  const {
    metrics,
    report = { isReported: true, lastReportOn: null },
    showsLastReport,
    file = NO_FILE,
    children,
  } = props;
  const { source, readAt } = metrics.find(({ value }) => value !== null) ?? {};
  const origin = source && readAt ? { source, readAt: formatDateTime(readAt) } : null;
  const { isReported, lastReportOn } = report;
  const missingSince =
    showsLastReport && !isReported && lastReportOn ? missingMetricCopy.since(formatDay(lastReportOn)) : null;
  const copy = origin ? missingMetricCopy.source(origin.source, origin.readAt) : missingSince;
  return <MetricSourceContext value={{ origin, sourceNote: copy, report, file }}>{children}</MetricSourceContext>;
}

/** Returns whether anything was reported for the period of the surrounding metrics, and the day of the last report. */
export const useReportStatus = (): ReportStatus => useContext(MetricSourceContext).report;

/** Returns the section and days of the surrounding metrics. */
export const useFile = (): CsvFileInfo => useContext(MetricSourceContext).file;

/** Returns the source of the surrounding metrics; null if unknown. */
export const useMetricSource = (): MetricSource | null => useContext(MetricSourceContext).origin;

/** Note below metrics: a remark, their source and update time. */
export function SourceNote({ note }: { note?: string | undefined }) {
  const copy = [note, useContext(MetricSourceContext).sourceNote].filter(Boolean).join(' ');
  return copy ? (
    <Text size="meta" tone="subtle">
      {copy}
    </Text>
  ) : null;
}
