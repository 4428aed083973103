import { useReportStatus } from '../charts/MetricSource.tsx';
import { emptyListNote } from '../metrics/metricNote.ts';
import { PanelEmptyState } from './PanelEmptyState.tsx';

/** Empty state of a list of metrics: there is no data, or none has been reported since a day. */
export const UnreportedEmptyState = ({ empty, emptyHint }: { empty: string; emptyHint: string }) => (
  <PanelEmptyState empty={emptyListNote(empty, useReportStatus())} emptyHint={emptyHint} />
);
