import { useReport } from './charts/MetricSource.tsx';
import { PanelEmptyState } from './empty/PanelEmptyState.tsx';
import { emptyListNote } from './metrics/metricNote.ts';

/** An empty list of the figures around: there is nothing, or nothing was reported since a day. */
export const Unreported = ({ empty, emptyHint }: { empty: string; emptyHint: string }) => (
  <PanelEmptyState empty={emptyListNote(empty, useReport())} emptyHint={emptyHint} />
);
