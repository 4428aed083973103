import { EVENTS_MAX, ingest } from '@skal/contracts/app/ingest';
import type { Dependencies } from '../../dependencies.ts';
import { tooLarge } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { findAppPrincipal } from '../appKey/findAppPrincipal.query.ts';
import { EventIngestor } from './EventIngestor.ts';

/** Five hundred events with every field at its maximum length. */
const BODY_BYTES = 1024 ** 2;

/** Ingest route of clients' apps. */
export function ingestRoutes(deps: Dependencies): Route[] {
  const { db, limits } = deps;
  const book = new EventIngestor(deps);
  return [
    route(ingest.send, {
      apiKeyAuth: {
        find: (key) => findAppPrincipal(db, key),
        consume: (keyId) => limits.ingest.consume(keyId),
        recordFailure: (address) => limits.general.consume(address),
        bodyBytes: BODY_BYTES,
      },
      run({ app, body: { events } }) {
        if (events.length > EVENTS_MAX) {
          throw tooLarge(`A batch can have at most ${EVENTS_MAX} events. Please send several batches.`);
        }
        return book.ingest(app, events, 'app');
      },
    }),
  ];
}
