import { EVENTS_MAX, ingest } from '@skal/contracts/ingest';
import type { Dependencies } from '../../dependencies.ts';
import { tooLarge } from '../../server/refusal.ts';
import { type Route, route } from '../../server/route.ts';
import { findReporter } from '../appKey/findReporter.query.ts';
import { EventBook } from './EventBook.ts';

/** Five hundred events with every field there is, each as long as it may be. */
const BODY_BYTES = 1024 ** 2;

/** The door of clients' apps. */
export function ingestRoutes(deps: Dependencies): Route[] {
  const { db, limits } = deps;
  const book = new EventBook(deps);
  return [
    route(ingest.send, {
      door: {
        find: (key) => findReporter(db, key),
        take: (keyId) => limits.ingest.take(keyId),
        miss: (address) => limits.general.take(address),
        bodyBytes: BODY_BYTES,
      },
      run({ reporter, body: { events } }) {
        if (events.length > EVENTS_MAX) {
          throw tooLarge(`A batch has at most ${EVENTS_MAX} events. Send these in several.`);
        }
        return book.take(reporter, events, 'app');
      },
    }),
  ];
}
