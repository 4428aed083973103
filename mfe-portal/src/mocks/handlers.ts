import { accountHandlers } from '@skal/account/mocks/handlers.ts';
import { type SessionReply, session } from '@skal/contracts/account/session';
import { logo } from '@skal/contracts/client/logo';
import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { logoResponse } from '@skal/shell-kit/mocks/logoResponse.ts';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { addOnsAre } from './account/addOns.ts';
import { makeSession } from './account/session.ts';
import { accountIs } from './account/settings.ts';
import { staffIs } from './account/staff.ts';
import {
  appStatusIs,
  billingIs,
  invoicesAre,
  makeAppStatus,
  makeBilling,
  makeOverview,
  overviewIs,
} from './figures.ts';
import { connectionsAre, productsAre } from './integrations/connections.ts';
import { reportersAre } from './integrations/dataSources.ts';
import { integrationsAre, platformsAre } from './integrations/integrations.ts';
import { achievementsAre, makeAchievements } from './metrics/achievements.ts';
import { adoptionIs, makeAdoption } from './metrics/adoption.ts';
import { bookingsAre, makeBookings } from './metrics/bookings.ts';
import { breakEvenIs, makeBreakEven } from './metrics/breakEven.ts';
import { commerceIs, makeCommerce } from './metrics/commerce.ts';
import { contentIs, makeContent } from './metrics/content.ts';
import { experiencesAre, makeExperiences } from './metrics/experiences.ts';
import { loyaltyIs, makeLoyalty } from './metrics/loyalty.ts';
import { makeNotifications, notificationsAre } from './metrics/notifications.ts';
import { makePerformance, performanceIs } from './metrics/performance.ts';
import { makeTakeaway, takeawayIs } from './metrics/takeaway.ts';
import { roomIs } from './support/storageQuota.ts';
import { ticketsAre } from './support/ticket.ts';

/** Mocks the session of another account. */
export const sessionIs = (account: SessionReply): RequestHandler => mockEndpoint(session.read, () => account);

/** Mocks every request of the portal, as a healthy server for a client before launch. */
export const handlers: RequestHandler[] = [
  ...accountIs(makeSession()),
  // No events: after a 204 the stream is not reopened at once, and the browser logs no error.
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
