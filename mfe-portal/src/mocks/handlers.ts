import { accountHandlers } from '@skal/account/mocks/handlers.ts';
import { webhookHandlers } from '@skal/account/mocks/webhooks.ts';
import { type SessionReply, session } from '@skal/contracts/account/session';
import { logo } from '@skal/contracts/client/logo';
import { LIVE_PATH, liveVersion } from '@skal/contracts/operations/liveEvents';
import { logoResponse } from '@skal/shell-kit/mocks/logoResponse.ts';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { addOnHandlers } from './account/addOns.ts';
import { makeSession } from './account/session.ts';
import { settingsHandlers } from './account/settings.ts';
import { activityHandler, staffHandlers, staffRoleHandlers } from './account/staff.ts';
import { pushHandlers } from './app/push.ts';
import { contentManagementHandlers } from './content/contentManagement.ts';
import { guestEventHandlers } from './content/guestEvents.ts';
import {
  appStatusHandlers,
  billingHandlers,
  invoiceHandlers,
  makeAppStatus,
  makeBilling,
  makeOverview,
  overviewHandlers,
} from './figures.ts';
import { connectionHandlers, productHandlers } from './integrations/connections.ts';
import { dataSourceHandler } from './integrations/dataSources.ts';
import { integrationRequestHandlers, platformHandlers } from './integrations/integrations.ts';
import { achievementHandlers, makeAchievements } from './metrics/achievements.ts';
import { actionHandlers } from './metrics/actions.ts';
import { adoptionHandlers, makeAdoption } from './metrics/adoption.ts';
import { bookingHandlers, makeBookings } from './metrics/bookings.ts';
import { breakEvenHandlers, makeBreakEven } from './metrics/breakEven.ts';
import { commerceHandlers, makeCommerce } from './metrics/commerce.ts';
import { contentHandlers, makeContent } from './metrics/content.ts';
import { experienceHandlers, makeExperiences } from './metrics/experiences.ts';
import { loyaltyHandlers, makeLoyalty } from './metrics/loyalty.ts';
import { makeNotifications, notificationHandlers } from './metrics/notifications.ts';
import { makePerformance, performanceHandlers } from './metrics/performance.ts';
import { makeTakeaway, takeawayHandlers } from './metrics/takeaway.ts';
import { storageQuotaHandler } from './support/storageQuota.ts';
import { ticketHandlers } from './support/ticket.ts';

/** Mocks the session of another account. */
export const sessionHandler = (account: SessionReply): RequestHandler => mockEndpoint(session.read, () => account);

/** Mocks every request of the portal, as a healthy server for a client before launch. */
export const handlers: RequestHandler[] = [
  ...settingsHandlers(makeSession()),
  // No events: after a 204 the stream is not reopened at once, and the browser logs no error.
  http.get(LIVE_PATH, () => new HttpResponse(null, { status: 204 })),
  // The browser does not read it: the stream says the version.
  mockEndpoint(liveVersion.read, () => ({ version: '1' })),
  mockEndpoint(session.end, () => ({ success: true })),
  mockEndpoint(logo.read, logoResponse),
  ...connectionHandlers(),
  ...productHandlers(),
  ...integrationRequestHandlers(),
  ...platformHandlers(),
  ...webhookHandlers(),
  ...ticketHandlers(),
  storageQuotaHandler(),
  ...addOnHandlers(),
  ...staffHandlers(),
  ...contentManagementHandlers(),
  ...staffRoleHandlers(),
  activityHandler(),
  ...accountHandlers(),
  appStatusHandlers(makeAppStatus()),
  overviewHandlers(makeOverview()),
  commerceHandlers(makeCommerce),
  bookingHandlers(makeBookings),
  experienceHandlers(makeExperiences),
  takeawayHandlers(makeTakeaway),
  ...actionHandlers(),
  ...guestEventHandlers(),
  dataSourceHandler(),
  performanceHandlers(makePerformance),
  contentHandlers(makeContent),
  adoptionHandlers(makeAdoption()),
  notificationHandlers(makeNotifications()),
  ...pushHandlers(),
  loyaltyHandlers(makeLoyalty()),
  ...achievementHandlers(makeAchievements()),
  breakEvenHandlers(makeBreakEven()),
  billingHandlers(makeBilling()),
  invoiceHandlers([]),
];
