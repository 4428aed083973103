import type { MetricReply } from '@skal/contracts/overview';
import { Text } from '@skal/shared-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { formatDay } from '../../content/days.ts';
import { formatMoment } from '../../content/moments.ts';
import { notCounted } from '../../content/panel.ts';

/** Where figures come from, and when they were read, as people read it. */
export interface Origin {
  readonly source: string;
  readonly readAt: string;
}

interface From {
  readonly origin: Origin | null;
  /** What stands below figures of it. */
  readonly words: string | null;
}

const From = createContext<From>({ origin: null, words: null });

interface Props {
  /** Figures that were read together; the first that is there says where all of them are from. */
  metrics: readonly MetricReply[];
  /** ISO day; says since when nothing was reported, where none of these figures is there: what is listed is from before. */
  silentSince?: string | null;
  children: ReactNode;
}

/** Has every drawing, table, file and list inside say where its figures come from and when they were read. */
export function FiguresFrom({ metrics, silentSince, children }: Props) {
  const { source, readAt } = metrics.find(({ value }) => value !== null) ?? {};
  const origin = source && readAt ? { source, readAt: formatMoment(readAt) } : null;
  const silent = silentSince ? notCounted.since(formatDay(silentSince)) : null;
  return (
    <From value={{ origin, words: origin ? notCounted.source(origin.source, origin.readAt) : silent }}>{children}</From>
  );
}

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
