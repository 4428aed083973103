import { accountHandlers } from '@skal/account/mocks/handlers.ts';
import { LIVE_PATH } from '@skal/contracts/liveNews';
import { logo } from '@skal/contracts/logo';
import { type SessionReply, session } from '@skal/contracts/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/answer.ts';
import { logoResponse } from '@skal/shell-kit/mocks/logo.ts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { accountIs } from './account.ts';
import { achievementsAre, makeAchievements } from './achievements.ts';
import { addOnsAre } from './addOns.ts';
import { adoptionIs, makeAdoption } from './adoption.ts';
import { bookingsAre, makeBookings } from './bookings.ts';
import { breakEvenIs, makeBreakEven } from './breakEven.ts';
import { commerceIs, makeCommerce } from './commerce.ts';
import { connectionsAre, productsAre } from './connections.ts';
import { contentIs, makeContent } from './content.ts';
import { experiencesAre, makeExperiences } from './experiences.ts';
import {
  appStatusIs,
  billingIs,
  invoicesAre,
  makeAppStatus,
  makeBilling,
  makeOverview,
  overviewIs,
} from './figures.ts';
import { roomIs } from './fileRoom.ts';
import { integrationsAre, platformsAre } from './integrations.ts';
import { loyaltyIs, makeLoyalty } from './loyalty.ts';
import { makeNotifications, notificationsAre } from './notifications.ts';
import { makePerformance, performanceIs } from './performance.ts';
import { reportersAre } from './reporters.ts';
import { makeSession } from './session.ts';
import { staffIs } from './staff.ts';
import { makeTakeaway, takeawayIs } from './takeaway.ts';
import { ticketsAre } from './ticket.ts';

/** The session's answer, for a test that needs another account. */
export const sessionIs = (account: SessionReply): RequestHandler => mockEndpoint(session.read, () => account);

/** Everything that the portal calls, answered as by a healthy server for a client whose app is in development. */
export const handlers: RequestHandler[] = [
  ...accountIs(makeSession()),
  // Nothing changes by itself: a stream that is refused so is not asked for again at once, and no browser complains.
  http.get(LIVE_PATH, () => new HttpResponse(null, { status: 204 })),
  mockEndpoint(session.end, () => ({ success: true })),
  mockEndpoint(logo.read, logoResponse),
  ...connectionsAre(),
  ...productsAre(),
  ...integrationsAre(),
  ...platformsAre(),
  ...ticketsAre(),
  roomIs(),
  ...addOnsAre(),
  ...staffIs(),
  ...accountHandlers(),
  appStatusIs(makeAppStatus()),
  overviewIs(makeOverview()),
  commerceIs(makeCommerce),
  bookingsAre(makeBookings),
  experiencesAre(makeExperiences),
  takeawayIs(makeTakeaway),
  reportersAre(),
  performanceIs(makePerformance),
  contentIs(makeContent),
  adoptionIs(makeAdoption()),
  notificationsAre(makeNotifications()),
  loyaltyIs(makeLoyalty()),
  ...achievementsAre(makeAchievements()),
  breakEvenIs(makeBreakEven()),
  billingIs(makeBilling()),
  invoicesAre([]),
];
