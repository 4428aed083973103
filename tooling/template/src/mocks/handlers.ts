import { session } from '@skal/contracts/session';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';

/** Everything that the page calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [answer(session.read, () => makeSession('client'))];

const refused = (status: number, error: string): RequestHandler[] => [http.all('/api/*', () => refuse(status, error))];

/** The same calls when something is different; each set goes before the handlers above. */
export const scenarios = {
  ok: [],
  slow: [
    http.all('/api/*', async () => {
      await delay(3000);
    }),
  ],
  offline: [http.all('/api/*', () => HttpResponse.error())],
  '401': refused(401, 'Please sign in'),
  '500': refused(500, 'Something went wrong on our side'),
} satisfies Record<string, RequestHandler[]>;
