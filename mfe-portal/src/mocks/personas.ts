import { makePasskey, passkeyHandlers } from '@skal/account/mocks/passkeys.ts';
import { secondFactorHandlers } from '@skal/account/mocks/secondFactor.ts';
import { failingWebhook, webhookHandlers } from '@skal/account/mocks/webhooks.ts';
import { impersonation } from '@skal/contracts/account/impersonation';
import { session } from '@skal/contracts/account/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { Mocks } from '@skal/shell-kit/mocks/mocks.ts';
import { makeImpersonation, readOnlyError, makeSession as sessionOf } from '@skal/shell-kit/mocks/session.ts';
import { http, type RequestHandler } from 'msw';
import { DEFAULT_BUSINESS, mergeBusiness } from '../session/business.ts';
import { permissionHandlers } from './account/member.ts';
import { makeSession } from './account/session.ts';
import { settingsHandlers } from './account/settings.ts';
import { activityHandler, makeActivity, makeStaff, staffHandlers } from './account/staff.ts';
import { liveAppStatus, liveInvoices, liveRevenue, liveYesterday } from './app/liveClient.ts';
import { pushHandlers, samplePushes, samplePushOverview } from './app/push.ts';
import { sampleItems } from './content/ContentMock.ts';
import { contentManagementHandlers } from './content/contentManagement.ts';
import { guestEventHandlers, sampleGuestEvents } from './content/guestEvents.ts';
import { samplePhotos, samplePublishedEvent } from './content/photos.ts';
import {
  appStatusHandlers,
  invoiceHandlers,
  makeAppStatus,
  makeMetric,
  makeOverview,
  overviewHandlers,
} from './figures.ts';
import {
  connectionHandlers,
  makeClientConnection,
  productHandlers,
  sampleProducts,
} from './integrations/connections.ts';
import { dataSourceHandler, makeDataSource } from './integrations/dataSources.ts';
import { integrationRequestHandlers, makeIntegrationRequest, platformHandlers } from './integrations/integrations.ts';
import { achievementHandlers, sampleAchievements } from './metrics/achievements.ts';
import { adoptionHandlers, sampleAdoption } from './metrics/adoption.ts';
import { bookingHandlers, sampleBookings } from './metrics/bookings.ts';
import { breakEvenHandlers, sampleBreakEven } from './metrics/breakEven.ts';
import { commerceHandlers, sampleCommerce } from './metrics/commerce.ts';
import { contentHandlers, sampleContent } from './metrics/content.ts';
import { experienceHandlers, sampleExperiences } from './metrics/experiences.ts';
import { loyaltyHandlers, sampleLoyalty } from './metrics/loyalty.ts';
import { notificationHandlers, sampleNotifications } from './metrics/notifications.ts';
import { performanceHandlers, samplePerformance } from './metrics/performance.ts';
import { sampleTakeaway, takeawayHandlers } from './metrics/takeaway.ts';
import {
  makeAttachment,
  makeImageAttachment,
  makeMessage,
  makeTicket,
  ticketThreadHandlers,
} from './support/ticket.ts';

const features = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };
const liveAt = '2026-10-01T08:00:00.000Z';

const QUARTER_OF_AN_HOUR_MS = 900_000;

/** The business that an impersonating operator sees: a live client. */
const seen = mergeBusiness(DEFAULT_BUSINESS, { liveAt, features, branding: { businessName: 'Vinbar Lund' } });

const viewing = () =>
  makeImpersonation({ ...makeSession(), business: seen }, new Date(Date.now() + QUARTER_OF_AN_HOUR_MS).toISOString());

/** An impersonation until it is ended, then the operator's own session. */
function viewUntilEnded(): RequestHandler[] {
  let hasEnded = false;
  return [
    mockEndpoint(session.read, () => (hasEnded ? sessionOf('admin') : viewing())),
    mockEndpoint(impersonation.end, () => {
      hasEnded = true;
    }),
  ];
}

const openTicket = makeTicket({
  attachments: [
    makeAttachment(),
    makeImageAttachment({ id: '0198c0de-0000-7000-8000-d00000000002', name: 'booking page.png' }),
  ],
});

/** Mock users of these pages. */
export const personas = {
  client: { label: 'A client, before launch', home: '/dashboard', handlers: [] },
  'client-everything': {
    label: 'A client, before launch, with every feature',
    home: '/dashboard',
    handlers: settingsHandlers(makeSession({ business: { features } })),
  },
  'client-live': {
    label: 'A client, live',
    home: '/dashboard',
    handlers: settingsHandlers(makeSession({ business: { features, liveAt } })),
  },
  'client-busy': {
    label: 'A client, live, with everything entered and reported',
    home: '/dashboard',
    handlers: [
      ...settingsHandlers(
        makeSession({ business: { features, liveAt, logo: '0198c0de-0000-7000-8000-f00000000001' } }),
      ),
      ...secondFactorHandlers({ since: '2026-10-02T08:00:00.000Z', codesLeft: 2 }),
      ...passkeyHandlers(makePasskey()),
      ...integrationRequestHandlers(
        makeIntegrationRequest({ integration: 'Economic', businessNeed: 'Our books are kept there.', urgency: 'low' }),
      ),
      ...platformHandlers({ shopify: 'connected', mailchimp: 'requested' }),
      ...connectionHandlers(makeClientConnection()),
      ...webhookHandlers(failingWebhook()),
      ...guestEventHandlers(...sampleGuestEvents()),
      ...productHandlers(...sampleProducts()),
      ...staffHandlers(
        makeStaff({ secondFactor: true }),
        makeStaff({ id: 'e2', firstName: 'Ida', role: 'Staff', status: 'pending', lastLogin: null }),
      ),
      ...contentManagementHandlers(
        sampleItems().map((item, index) => (index === 0 ? { ...item, photoId: samplePhotos()[2]?.id ?? null } : item)),
        { versions: 2, pricesChanged: true, photos: samplePhotos(), events: [samplePublishedEvent()] },
      ),
      activityHandler(makeActivity()),
      ...ticketThreadHandlers([openTicket, makeTicket({ id: 'c2', status: 'resolved' })], {
        [openTicket.id]: [makeMessage()],
      }),
      appStatusHandlers(makeAppStatus(liveAppStatus)),
      overviewHandlers(
        makeOverview({
          dailyActiveUsers: makeMetric(41, 38),
          revenueToday: makeMetric(3250, 2980),
          otherRevenueToday: [{ currency: 'SEK', value: 240 }],
          ordersToday: makeMetric(0, 21),
          yesterday: liveYesterday,
          lastReportOn: '2026-11-21',
          revenueTrend: liveRevenue,
        }),
      ),
      commerceHandlers(sampleCommerce),
      bookingHandlers(sampleBookings),
      experienceHandlers(sampleExperiences),
      takeawayHandlers(sampleTakeaway),
      dataSourceHandler(makeDataSource({ source: 'Shopify', lastAt: '2026-11-21T06:00:00.000Z' }), makeDataSource()),
      performanceHandlers(samplePerformance),
      contentHandlers(sampleContent),
      adoptionHandlers(sampleAdoption),
      notificationHandlers(sampleNotifications),
      ...pushHandlers(samplePushOverview, samplePushes),
      loyaltyHandlers(sampleLoyalty),
      ...achievementHandlers(sampleAchievements),
      breakEvenHandlers(sampleBreakEven),
      invoiceHandlers(liveInvoices),
    ],
  },
  'staff-orders': {
    label: 'A member of staff of a live client, with the permission Orders',
    home: '/dashboard',
    handlers: [
      ...settingsHandlers(
        makeSession({
          user: { firstName: 'Mads', lastName: 'Holm', email: 'mads@vinbar.example' },
          business: { features, liveAt },
          permissions: ['Orders'],
        }),
      ),
      ...permissionHandlers(['Orders']),
      takeawayHandlers(sampleTakeaway),
    ],
  },
  viewer: {
    label: 'An operator who views the portal of a client',
    home: '/dashboard',
    handlers: [
      ...viewUntilEnded(),
      mockEndpoint(session.end, () => ({ success: true })),
      http.post('/api/*', () => readOnlyError(seen)),
      http.delete('/api/*', () => readOnlyError(seen)),
    ],
  },
} satisfies Mocks['personas'];
