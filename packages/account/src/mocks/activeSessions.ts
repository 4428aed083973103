import { type ActiveSessionReply, activeSession } from '@skal/contracts/account/activeSession';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const sampleSessions: readonly ActiveSessionReply[] = [
  {
    id: '0198c0de-0000-7000-8000-0000000000a1',
    device: 'Firefox on Windows',
    since: '2026-11-21T08:00:00.000Z',
    lastUsed: '2026-11-21T09:10:00.000Z',
    current: true,
  },
  {
    id: '0198c0de-0000-7000-8000-0000000000a2',
    device: 'Safari on iPhone',
    since: '2026-11-20T18:00:00.000Z',
    lastUsed: '2026-11-20T18:20:00.000Z',
    current: false,
  },
];

/** Returns `count` more sessions of a phone browser. */
const makePhoneSessions = (count: number): ActiveSessionReply[] =>
  sampleSessions
    .filter(({ current }) => !current)
    .flatMap((phone) =>
      Array.from({ length: count }, (_, index) => ({
        ...phone,
        id: `${phone.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
      })),
    );

/**
 * Mocks two sessions, until one of them is ended.
 * @param more number of additional sessions
 */
export function activeSessionHandlers(more = 0): RequestHandler[] {
  let sessions = [...sampleSessions, ...makePhoneSessions(more)];
  return [
    mockEndpoint(activeSession.list, () => [...sessions]),
    mockEndpoint(activeSession.revoke, ({ params }) => {
      if (!sessions.some(({ id }) => id === params.id)) return errorResponse(404, 'This session was not found.');
      sessions = sessions.filter(({ id }) => id !== params.id);
    }),
  ];
}
