import { EVENTS_MAX } from '@skal/contracts/app/ingest';
import type { AppPrincipal } from '../../server/auth/AppPrincipal.ts';
import type { EventIngestor } from '../appEvent/EventIngestor.ts';
import type { ImportResult } from './ImportResult.ts';

/** Stores and counts a vendor's events as those of an app, in batches of their size, and adds up what came of them. */
export const createEventSink =
  (book: EventIngestor, client: Pick<AppPrincipal, 'businessId' | 'salt'>, source: string, outcome: ImportResult) =>
  async (events: readonly object[]): Promise<void> => {
    for (let from = 0; from < events.length; from += EVENTS_MAX) {
      outcome.add(await book.ingest(client, events.slice(from, from + EVENTS_MAX), source));
    }
  };
