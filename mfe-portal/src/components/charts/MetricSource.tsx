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
  /** What stands below figures of it. */
  readonly words: string | null;
  readonly report: ReportStatus;
  readonly file: CsvFileInfo;
}

const NOWHERE: CsvFileInfo = { section: '', days: { from: '', to: '' } };
const From = createContext<From>({
  ...{ origin: null, words: null, report: { isReported: false, lastReportOn: null }, file: NOWHERE },
});

interface Props {
  /** Figures that were read together; the first that is there says where all of them are from. */
  metrics: readonly MetricReply[];
  /** Whether anything was reported of their time, and when the last was. */
  report?: ReportStatus;
  /** Says below each list since when nothing was reported, where none of these figures is there: it is from before. */
  saysSilence?: boolean | undefined;
  /** What the files of its figures say besides their titles. */
  file?: CsvFileInfo;
  children: ReactNode;
}

/** Has every tile, drawing, table, file and list inside say where its figures come from and when they were read. */
export function MetricSourceProvider(props: Props) {
  const { metrics, report = { isReported: true, lastReportOn: null }, saysSilence, file = NOWHERE, children } = props;
  const { source, readAt } = metrics.find(({ value }) => value !== null) ?? {};
  const origin = source && readAt ? { source, readAt: formatDateTime(readAt) } : null;
  const { isReported, lastReportOn } = report;
  const silent = saysSilence && !isReported && lastReportOn ? missingMetricCopy.since(formatDay(lastReportOn)) : null;
  const words = origin ? missingMetricCopy.source(origin.source, origin.readAt) : silent;
  return <From value={{ origin, words, report, file }}>{children}</From>;
}

/** Whether anything was reported of the time of the figures around, and when the last was. */
export const useReport = (): ReportStatus => useContext(From).report;

/** The section of the figures around, and their days. */
export const useFile = (): CsvFileInfo => useContext(From).file;

/** Where the figures around come from; null where that is not known. */
export const useMetricSource = (): MetricSource | null => useContext(From).origin;

/** Stands below figures: what is to be known of them, where they come from and when they were read. */
export function SourceNote({ note }: { note?: string | undefined }) {
  const words = [note, useContext(From).words].filter(Boolean).join(' ');
  return words ? (
    <Text size="meta" tone="ink-3">
      {words}
    </Text>
  ) : null;
}
