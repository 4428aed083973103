import { useReport } from './figures/FiguresFrom.tsx';
import { PanelEmptyState } from './Nothing.tsx';
import { emptyListNote } from './sourceNote.ts';

/** An empty list of the figures around: there is nothing, or nothing was reported since a day. */
export const Unreported = ({ empty, emptyHint }: { empty: string; emptyHint: string }) => (
  <PanelEmptyState empty={emptyListNote(empty, useReport())} emptyHint={emptyHint} />
);
