import { useReport } from './figures/FiguresFrom.tsx';
import { Nothing } from './Nothing.tsx';
import { emptyNote } from './sourceNote.ts';

/** An empty list of the figures around: there is nothing, or nothing was reported since a day. */
export const Unreported = ({ empty, fills }: { empty: string; fills: string }) => (
  <Nothing empty={emptyNote(empty, useReport())} fills={fills} />
);
