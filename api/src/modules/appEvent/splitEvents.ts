import type { ValidatedEvent } from './validateEvent.ts';

/** So many rows of figures, give or take, the events of one portion come to at most: as many as events in a batch. */
const ROWS = 500;

const rowsOf = ({ counted: { details } }: ValidatedEvent): number => 1 + (details.lines?.length ?? 0);

/**
 * Events in the order in which they came, in portions that a transaction takes one at a time: orders of many lines hold up
 * nobody for longer than events that have none.
 */
export function splitEvents(events: readonly ValidatedEvent[]): ValidatedEvent[][] {
  const portions: ValidatedEvent[][] = [];
  let left = 0;
  for (const event of events) {
    left -= rowsOf(event);
    const last = left < 0 ? undefined : portions.at(-1);
    if (last) last.push(event);
    else {
      portions.push([event]);
      left = ROWS - rowsOf(event);
    }
  }
  return portions;
}
