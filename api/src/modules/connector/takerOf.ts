import { EVENTS_MAX } from '@skal/contracts/ingest';
import type { Reporter } from '../../server/reporter.ts';
import type { EventBook } from '../appEvent/EventBook.ts';
import type { Outcome } from './Outcome.ts';

/** Stores and counts a vendor's events as those of an app, in batches of their size, and adds up what came of them. */
export const takerOf =
  (book: EventBook, client: Pick<Reporter, 'businessId' | 'salt'>, source: string, outcome: Outcome) =>
  async (events: readonly object[]): Promise<void> => {
    for (let from = 0; from < events.length; from += EVENTS_MAX) {
      outcome.add(await book.take(client, events.slice(from, from + EVENTS_MAX), source));
    }
  };
