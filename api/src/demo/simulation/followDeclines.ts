import type { EventType } from '@skal/contracts/app/appEvent';
import type { SimulatedEvent } from './DayRecorder.ts';

/** What an app reports of a declined order or reservation instead; null for nothing. */
const INSTEAD: Partial<Record<EventType, EventType | null>> = {
  'order.completed': 'order.cancelled',
  'order.refunded': null,
  'table.missed': 'table.cancelled',
};

/**
 * Lets simulated events follow the venue's answers: what was declined is cancelled, and neither completed nor missed.
 * @param declined names of orders and reservations
 */
export const followDeclines = (
  events: readonly SimulatedEvent[],
  declined: ReadonlySet<string>,
): readonly SimulatedEvent[] =>
  events.flatMap((event) => {
    const type = INSTEAD[event.type];
    if (type === undefined || !declined.has(event.order ?? '')) return event;
    // Nothing was prepared.
    const { minutes, lines, ...fields } = event;
    return type === null ? [] : { ...fields, type };
  });
