import { getSession, logout, type SessionReply } from '@skal/contracts';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { makeSession } from './session.ts';

/** The session's answer, for a test that needs another account. */
export const sessionIs = (session: SessionReply): RequestHandler =>
  http.get(getSession.path, () => HttpResponse.json(session));

const refused = (status: number, error: string): RequestHandler[] => [
  http.all('/api/*', () => HttpResponse.json({ error }, { status })),
];

/** Everything that the portal calls, answered as by a healthy server for a client whose app is in development. */
export const handlers: RequestHandler[] = [
  sessionIs(makeSession()),
  http.post(logout.path, () => HttpResponse.json({ success: true })),
];

/** The same calls when something is different; each set goes before the handlers above. */
export const scenarios = {
  ok: [],
  live: [sessionIs(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } }))],
  slow: [
    http.all('/api/*', async () => {
      await delay(3000);
    }),
  ],
  offline: [http.all('/api/*', () => HttpResponse.error())],
  '401': refused(401, 'Please sign in'),
  '403': refused(403, 'You do not have access to this'),
  '500': refused(500, 'Something went wrong on our side'),
} satisfies Record<string, RequestHandler[]>;
