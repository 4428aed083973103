import { EVENTS_MAX } from '@skal/contracts/app/ingest';
import type { AppPrincipal } from '../../server/auth/AppPrincipal.ts';
import type { EventIngestor } from '../appEvent/EventIngestor.ts';
import type { ImportResult } from './ImportResult.ts';

/**
 * Creates a sink that stores and counts a vendor's events like those of an app, in batches, and adds up the results.
 */
export const createEventSink =
  (book: EventIngestor, client: Pick<AppPrincipal, 'businessId' | 'salt'>, source: string, outcome: ImportResult) =>
  async (events: readonly object[]): Promise<void> => {
    for (let from = 0; from < events.length; from += EVENTS_MAX) {
      outcome.add(await book.ingest(client, events.slice(from, from + EVENTS_MAX), source));
    }
  };
