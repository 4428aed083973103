import type { MetricReply } from '@skal/contracts/overview';
import { Text } from '@skal/shared-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { formatMoment } from '../../content/moments.ts';
import { notCounted } from '../../content/panel.ts';

const From = createContext<string | null>(null);

interface Props {
  /** Figures that were read together; the first that is there says where all of them are from. */
  metrics: readonly MetricReply[];
  children: ReactNode;
}

/** Has every drawing, table and list inside say where its figures come from and when they were read. */
export function FiguresFrom({ metrics, children }: Props) {
  const { source, readAt } = metrics.find(({ value }) => value !== null) ?? {};
  return <From value={source && readAt ? notCounted.source(source, formatMoment(readAt)) : null}>{children}</From>;
}

/** Stands below figures: what is to be known of them, where they come from and when they were read. */
export function ReadNote({ note }: { note?: string | undefined }) {
  const words = [note, useContext(From)].filter(Boolean).join(' ');
  return words ? (
    <Text size="meta" tone="ink-3">
      {words}
    </Text>
  ) : null;
}
