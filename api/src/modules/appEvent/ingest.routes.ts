import { EVENTS_MAX, ingest } from '@skal/contracts/app/ingest';
import type { Dependencies } from '../../dependencies.ts';
import { tooLarge } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { createAppKeyAuth } from '../appKey/appKeyAuth.ts';
import { EventIngestor } from './EventIngestor.ts';

/** Five hundred events with every field at its maximum length. */
const BODY_BYTES = 1024 ** 2;

/** Ingest route of clients' apps. */
export function ingestRoutes(deps: Dependencies): Route[] {
  const book = new EventIngestor(deps);
  return [
    route(ingest.send, {
      apiKeyAuth: createAppKeyAuth(deps, BODY_BYTES),
      run({ app, body: { events } }) {
        if (events.length > EVENTS_MAX) {
          throw tooLarge(`A batch can have at most ${EVENTS_MAX} events. Please send several batches.`);
        }
        return book.ingest(app, events, 'app');
      },
    }),
  ];
}
