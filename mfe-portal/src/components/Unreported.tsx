import { useReport } from './charts/MetricSource.tsx';
import { PanelEmptyState } from './empty/PanelEmptyState.tsx';
import { emptyListNote } from './metrics/metricNote.ts';

/** Empty state of a list of metrics: there is no data, or none has been reported since a day. */
export const Unreported = ({ empty, emptyHint }: { empty: string; emptyHint: string }) => (
  <PanelEmptyState empty={emptyListNote(empty, useReport())} emptyHint={emptyHint} />
);
