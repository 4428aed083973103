import type { MetricReply } from '@skal/contracts/overview';
import { Text } from '@skal/shared-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { formatDay } from '../../content/days.ts';
import { formatMoment } from '../../content/moments.ts';
import { notCounted } from '../../content/panel.ts';
import type { Report } from '../sourceNote.ts';
import type { FigureFile, Origin } from './figureFile.ts';

interface From {
  readonly origin: Origin | null;
  /** What stands below figures of it. */
  readonly words: string | null;
  readonly report: Report;
  readonly file: FigureFile;
}

const NOWHERE: FigureFile = { section: '', days: { from: '', to: '' } };
const From = createContext<From>({
  ...{ origin: null, words: null, report: { isReported: false, lastReportOn: null }, file: NOWHERE },
});

interface Props {
  /** Figures that were read together; the first that is there says where all of them are from. */
  metrics: readonly MetricReply[];
  /** Whether anything was reported of their time, and when the last was. */
  report?: Report;
  /** Says below each list since when nothing was reported, where none of these figures is there: it is from before. */
  saysSilence?: boolean | undefined;
  /** What the files of its figures say besides their titles. */
  file?: FigureFile;
  children: ReactNode;
}

/** Has every tile, drawing, table, file and list inside say where its figures come from and when they were read. */
export function FiguresFrom(props: Props) {
  const { metrics, report = { isReported: true, lastReportOn: null }, saysSilence, file = NOWHERE, children } = props;
  const { source, readAt } = metrics.find(({ value }) => value !== null) ?? {};
  const origin = source && readAt ? { source, readAt: formatMoment(readAt) } : null;
  const { isReported, lastReportOn } = report;
  const silent = saysSilence && !isReported && lastReportOn ? notCounted.since(formatDay(lastReportOn)) : null;
  const words = origin ? notCounted.source(origin.source, origin.readAt) : silent;
  return <From value={{ origin, words, report, file }}>{children}</From>;
}

/** Whether anything was reported of the time of the figures around, and when the last was. */
export const useReport = (): Report => useContext(From).report;

/** The section of the figures around, and their days. */
export const useFile = (): FigureFile => useContext(From).file;

/** Where the figures around come from; null where that is not known. */
export const useOrigin = (): Origin | null => useContext(From).origin;

/** Stands below figures: what is to be known of them, where they come from and when they were read. */
export function ReadNote({ note }: { note?: string | undefined }) {
  const words = [note, useContext(From).words].filter(Boolean).join(' ');
  return words ? (
    <Text size="meta" tone="ink-3">
      {words}
    </Text>
  ) : null;
}
