import { accountHandlers } from '@skal/account/mocks/handlers.ts';
import { type SessionReply, session } from '@skal/contracts/session';
import { answer } from '@skal/shell-kit/mocks/answer.ts';
import type { Mocks } from '@skal/shell-kit/mocks/work.ts';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { accountIs } from './account.ts';
import { addOnsAre } from './addOns.ts';
import {
  appStatusIs,
  billingIs,
  invoicesAre,
  makeAppStatus,
  makeBilling,
  makeMetric,
  makeOverview,
  overviewIs,
} from './figures.ts';
import { integrationsAre, platformsAre } from './integrations.ts';
import { liveAppStatus, liveInvoices, liveRevenue } from './live.ts';
import { makeSession } from './session.ts';
import { makeStaff, staffIs } from './staff.ts';
import { makeAttachment, makeTicket, ticketsAre } from './ticket.ts';

/** The session's answer, for a test that needs another account. */
export const sessionIs = (account: SessionReply): RequestHandler => answer(session.read, () => account);

const refused = (status: number, error: string): RequestHandler[] => [
  http.all('/api/*', () => HttpResponse.json({ error }, { status })),
];

/** Everything that the portal calls, answered as by a healthy server for a client whose app is in development. */
export const handlers: RequestHandler[] = [
  ...accountIs(makeSession()),
  answer(session.end, () => ({ success: true })),
  ...integrationsAre(),
  ...platformsAre(),
  ...ticketsAre(),
  ...addOnsAre(),
  ...staffIs(),
  ...accountHandlers(),
  appStatusIs(makeAppStatus()),
  overviewIs(makeOverview()),
  billingIs(makeBilling()),
  invoicesAre([]),
];

const everything = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };
const liveAt = '2026-10-01T08:00:00.000Z';

/** The same calls when something is different; each set goes before the handlers above. */
export const scenarios = {
  ok: [],
  everything: [sessionIs(makeSession({ business: { features: everything } }))],
  live: [sessionIs(makeSession({ business: { liveAt } }))],
  'live-everything': [sessionIs(makeSession({ business: { features: everything, liveAt } }))],
  /** Live, and everything has been entered and reported. */
  busy: [
    ...accountIs(makeSession({ business: { features: everything, liveAt } })),
    ...staffIs(
      makeStaff(),
      makeStaff({ id: 'e2', firstName: 'Ida', role: 'Staff', status: 'pending', lastLogin: null }),
    ),
    ...ticketsAre(makeTicket({ attachments: [makeAttachment()] }), makeTicket({ id: 'c2', status: 'resolved' })),
    appStatusIs(makeAppStatus(liveAppStatus)),
    overviewIs(
      makeOverview({
        dailyActiveUsers: makeMetric(41),
        revenueToday: makeMetric(3250),
        ordersToday: makeMetric(0),
        revenueTrend: liveRevenue,
      }),
    ),
    invoicesAre(liveInvoices),
  ],
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

/** Whose pages these are. */
export const people: Mocks['people'] = {
  client: { label: 'A client, before launch', home: '/dashboard', handlers: [] },
  'client-live': { label: 'A client, live', home: '/dashboard', handlers: scenarios.live },
  'client-busy': { label: 'A client, live, with everything entered', home: '/dashboard', handlers: scenarios.busy },
};
