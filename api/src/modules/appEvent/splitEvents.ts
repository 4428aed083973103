import type { ValidatedEvent } from './validateEvent.ts';

/** Approximate number of metric rows per portion, as many as events in a batch. */
const ROWS = 500;

const rowsOf = ({ counted: { details } }: ValidatedEvent): number => 1 + (details.lines?.length ?? 0);

/**
 * Splits events, in order, into portions of one transaction each, so that orders with many lines do not lock longer
 * than plain events.
 */
export function splitEvents(events: readonly ValidatedEvent[]): ValidatedEvent[][] {
  const chunks: ValidatedEvent[][] = [];
  let left = 0;
  for (const event of events) {
    left -= rowsOf(event);
    const last = left < 0 ? undefined : chunks.at(-1);
    if (last) last.push(event);
    else {
      chunks.push([event]);
      left = ROWS - rowsOf(event);
    }
  }
  return chunks;
}
