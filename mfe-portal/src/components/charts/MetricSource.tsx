import type { MetricReply } from '@skal/contracts/analytics/overview';
import { Text } from '@skal/shared-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { missingMetricCopy } from '../../content/panelCopy.ts';
import { formatDay } from '../../format/date.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import type { ReportStatus } from '../metrics/metricNote.ts';
import type { CsvFileInfo, MetricSource } from './metricCsv.ts';

interface From {
  readonly origin: MetricSource | null;
  /** Note below the metrics. */
  readonly sourceNote: string | null;
  readonly report: ReportStatus;
  readonly file: CsvFileInfo;
}

const NOWHERE: CsvFileInfo = { section: '', days: { from: '', to: '' } };
const From = createContext<From>({
  ...{ origin: null, sourceNote: null, report: { isReported: false, lastReportOn: null }, file: NOWHERE },
});

interface Props {
  /** Metrics that were read together; the first reported one has the source of all. */
  metrics: readonly MetricReply[];
  /** Whether anything was reported for their period, and the day of the last report. */
  report?: ReportStatus;
  /** Shows below each list since when nothing was reported, if all of these metrics are missing and the list is older. */
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
    file = NOWHERE,
    children,
  } = props;
  const { source, readAt } = metrics.find(({ value }) => value !== null) ?? {};
  const origin = source && readAt ? { source, readAt: formatDateTime(readAt) } : null;
  const { isReported, lastReportOn } = report;
  const silent =
    showsLastReport && !isReported && lastReportOn ? missingMetricCopy.since(formatDay(lastReportOn)) : null;
  const copy = origin ? missingMetricCopy.source(origin.source, origin.readAt) : silent;
  return <From value={{ origin, sourceNote: copy, report, file }}>{children}</From>;
}

/** Returns whether anything was reported for the period of the surrounding metrics, and the day of the last report. */
export const useReport = (): ReportStatus => useContext(From).report;

/** Returns the section and days of the surrounding metrics. */
export const useFile = (): CsvFileInfo => useContext(From).file;

/** Returns the source of the surrounding metrics; null if unknown. */
export const useMetricSource = (): MetricSource | null => useContext(From).origin;

/** Note below metrics: a remark, their source and update time. */
export function SourceNote({ note }: { note?: string | undefined }) {
  const copy = [note, useContext(From).sourceNote].filter(Boolean).join(' ');
  return copy ? (
    <Text size="meta" tone="subtle">
      {copy}
    </Text>
  ) : null;
}
