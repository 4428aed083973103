import { accountScenarios } from '@skal/account/mocks/scenarios.ts';
import { webhookHandlers } from '@skal/account/mocks/webhooks.ts';
import { password } from '@skal/contracts/account/password';
import { settings } from '@skal/contracts/account/settings';
import { orderAction, reservationAction } from '@skal/contracts/app/appAction';
import { appWebhook } from '@skal/contracts/app/appWebhook';
import { staff } from '@skal/contracts/client/staff';
import { staffRole } from '@skal/contracts/client/staffRole';
import { guestEvent } from '@skal/contracts/content/guestEvent';
import { addOnInterest } from '@skal/contracts/integration/addOn';
import { clientConnection } from '@skal/contracts/integration/connection';
import { integration } from '@skal/contracts/integration/integration';
import { PUSH_NEEDS_CONFIRMATION, push, pushTester } from '@skal/contracts/push/push';
import { ticket } from '@skal/contracts/support/ticket';
import { ticketThread } from '@skal/contracts/support/ticketThread';
import {
  commonFailures,
  errorHandler,
  LONG_NAME,
  LONG_TEXT,
  lazyHandlers,
  makeMany,
  RTL_NAMES,
  type Scenarios,
  validationError,
} from '@skal/shell-kit/mocks/scenarios.ts';
import { addOnHandlers } from './account/addOns.ts';
import { activityHandler, makeActivity, makeStaff, staffHandlers } from './account/staff.ts';
import { liveInvoices, makeInvoice } from './app/liveClient.ts';
import { makePush, pushHandlers, QUIET, samplePushOverview } from './app/push.ts';
import { makeItem } from './content/ContentMock.ts';
import { contentConflicts, contentValidation } from './content/contentErrors.ts';
import { contentManagementHandlers } from './content/contentManagement.ts';
import { guestEventHandlers, makeGuestEvent } from './content/guestEvents.ts';
import { makePhoto } from './content/photos.ts';
import {
  appStatusHandlers,
  invoiceHandlers,
  makeAlert,
  makeAppStatus,
  makeOverview,
  overviewHandlers,
} from './figures.ts';
import { connectionHandlers, makeProduct, productHandlers } from './integrations/connections.ts';
import { dataSourceHandler } from './integrations/dataSources.ts';
import { integrationRequestHandlers, makeIntegrationRequest, platformHandlers } from './integrations/integrations.ts';
import { nearlyFullQuota, storageQuotaHandler } from './support/storageQuota.ts';
import { makeMessage, makeTicket, ticketThreadHandlers } from './support/ticket.ts';

const idOf = (index: number) => `0198c0de-0000-7000-8002-${String(index).padStart(12, '0')}`;

const [rtlBusiness, rtlPerson] = RTL_NAMES;
const longTicket = makeTicket({ title: LONG_NAME, description: LONG_TEXT });
const rtlTicket = makeTicket({ title: rtlBusiness, description: RTL_NAMES.join('\n') });

/** The api's message to the second of two people who answer. */
const ANSWERED = 'Someone else answered this just now. The current state is shown.';

/** Mock scenarios; each set of handlers precedes the default handlers. */
export const scenarios = {
  ok: [],
  empty: [
    ...ticketThreadHandlers([], {}),
    ...staffHandlers(),
    ...contentManagementHandlers(),
    activityHandler(),
    ...connectionHandlers(),
    ...productHandlers(),
    ...integrationRequestHandlers(),
    ...platformHandlers(),
    ...webhookHandlers(),
    ...guestEventHandlers(),
    dataSourceHandler(),
    ...addOnHandlers(),
    ...pushHandlers(samplePushOverview),
    appStatusHandlers(makeAppStatus()),
    overviewHandlers(makeOverview()),
    invoiceHandlers([]),
  ],
  many: lazyHandlers(() => [
    ...ticketThreadHandlers(
      makeMany((index) => makeTicket({ id: idOf(index), title: `Ticket ${index}` })),
      {},
    ),
    ...staffHandlers(
      ...makeMany((index) =>
        makeStaff({ id: idOf(index), email: `staff-${index}@skal.example`, lastName: `Holm ${index}` }),
      ),
    ),
    ...contentManagementHandlers(makeMany((index) => makeItem({ name: `Wine ${index}` })).slice(0, 1000), {
      photos: makeMany((index) => makePhoto({ id: idOf(index), alt: `Table ${index}` })).slice(0, 300),
    }),
    activityHandler(...makeMany((index) => makeActivity({ id: idOf(index), who: `Mads Holm ${index}` }))),
    storageQuotaHandler(nearlyFullQuota),
    invoiceHandlers(makeMany((index) => makeInvoice({ id: idOf(index), number: 10_001 - index }))),
    ...productHandlers(...makeMany((index) => makeProduct({ id: `p${index}`, title: `Wine ${index}` })).slice(0, 1000)),
    ...integrationRequestHandlers(
      ...makeMany((index) =>
        makeIntegrationRequest({
          id: idOf(index),
          integration: `Till ${index}`,
          businessNeed: 'Sales',
          urgency: 'low',
        }),
      ),
    ),
    ...pushHandlers(
      samplePushOverview,
      makeMany((index) => makePush({ id: idOf(index), title: `Notification ${index}` })).slice(0, 200),
    ),
    ...accountScenarios.many,
  ]),
  long: [
    ...guestEventHandlers(makeGuestEvent({ title: LONG_NAME.slice(0, 120), text: LONG_TEXT })),
    ...ticketThreadHandlers([longTicket], { [longTicket.id]: [makeMessage({ name: LONG_NAME, text: LONG_TEXT })] }),
    ...contentManagementHandlers([makeItem({ name: LONG_NAME, description: LONG_TEXT })], {
      photos: [makePhoto({ alt: LONG_TEXT.slice(0, 250), usedBy: [LONG_NAME] })],
    }),
    ...staffHandlers(makeStaff({ firstName: LONG_NAME, lastName: LONG_NAME, email: `${'a'.repeat(60)}@skal.example` })),
    ...productHandlers(makeProduct({ title: LONG_NAME })),
    ...pushHandlers(samplePushOverview, [makePush({ title: LONG_NAME, text: LONG_TEXT, createdBy: LONG_NAME })]),
    ...integrationRequestHandlers(
      makeIntegrationRequest({ integration: LONG_NAME, businessNeed: LONG_TEXT, urgency: 'low' }),
    ),
    invoiceHandlers(liveInvoices.map((invoice) => ({ ...invoice, description: LONG_NAME }))),
    overviewHandlers(makeOverview({ alerts: [makeAlert({ title: LONG_NAME })] })),
  ],
  rtl: [
    ...ticketThreadHandlers([rtlTicket], { [rtlTicket.id]: [makeMessage({ name: rtlPerson, text: rtlBusiness })] }),
    ...staffHandlers(
      ...RTL_NAMES.map((name, index) =>
        makeStaff({ id: idOf(index), email: `${index}@skal.example`, firstName: name, lastName: '' }),
      ),
    ),
    ...integrationRequestHandlers(
      makeIntegrationRequest({ integration: rtlBusiness, businessNeed: rtlPerson, urgency: 'low' }),
    ),
  ],
  silent: [
    overviewHandlers(
      makeOverview({
        lastReportOn: '2026-11-20',
        alerts: [
          makeAlert({
            ...{ id: 'no-report', title: 'Your app has not sent any data for a day', at: '2026-11-20T08:00:00.000Z' },
            ...{ source: 'App', section: 'integrations' },
          }),
        ],
      }),
    ),
  ],
  ...commonFailures(),
  '409': [
    ...accountScenarios['409'],
    ...contentConflicts,
    errorHandler(push.send, 409, QUIET, { code: PUSH_NEEDS_CONFIRMATION }),
    errorHandler(push.cancel, 409, 'This notification is already being sent, so it can no longer be cancelled.'),
    errorHandler(push.test, 409, 'None of your own phones is registered for notifications. Please add one first.'),
    errorHandler(pushTester.add, 409, 'This guest is already in your list.', {
      fields: { guest: 'This guest is already in your list.' },
    }),
    errorHandler(orderAction.take, 409, ANSWERED, { code: 'outdated' }),
    errorHandler(reservationAction.take, 409, ANSWERED, { code: 'outdated' }),
    errorHandler(guestEvent.add, 409, 'You can have at most 200 events. Please delete old ones first.'),
    errorHandler(guestEvent.change, 409, 'Someone else changed this event in the meantime. Nothing was saved yet.', {
      ...{ code: 'outdated', current: makeGuestEvent({ title: 'Tasting: Piedmont', version: 4 }) },
    }),
    errorHandler(clientConnection.sync, 409, 'This connection is already syncing. Please check again in a moment.'),
    errorHandler(appWebhook.add, 409, 'At most 3 webhooks are possible.'),
    errorHandler(appWebhook.rotate, 409, 'The secret was replaced by someone else just now. Please check with them.'),
    errorHandler(staff.add, 409, 'Someone with this email address is already on your team.', {
      fields: { email: 'Someone with this email address is already on your team.' },
    }),
    errorHandler(staff.change, 409, 'Someone else has changed this person in the meantime.', {
      code: 'outdated',
      current: makeStaff({ version: 2 }),
    }),
    errorHandler(staff.invite, 409, 'This person has accepted the invitation already and can sign in.'),
    errorHandler(staffRole.change, 409, 'Someone else has changed this role in the meantime.', {
      code: 'outdated',
      current: { role: 'Manager', permissions: [], version: 1 },
    }),
  ],
  validation: [
    validationError(ticket.create, { title: 'Please use at most 200 characters' }),
    validationError(ticketThread.reply, { text: 'Please use at most 5000 characters' }),
    validationError(push.send, { title: 'Please use at most 50 characters' }),
    validationError(push.test, { text: 'Please use at most 150 characters' }),
    validationError(pushTester.add, { guest: 'No phone of this guest is registered for notifications.' }),
    validationError(staff.add, { email: 'Please enter a valid email address' }),
    ...accountScenarios.validation,
    ...contentValidation,
    validationError(settings.save, { businessName: 'Please use at most 200 characters' }),
    validationError(password.change, { currentPassword: 'Current password is incorrect' }),
    validationError(appWebhook.add, { url: 'Please enter an address on the public internet' }),
    validationError(guestEvent.add, { endsAt: 'The event ends before it starts. Please check both times' }),
    validationError(guestEvent.change, { endsAt: 'The event ends before it starts. Please check both times' }),
    validationError(integration.request, { integration: 'Please use at most 200 characters' }),
    validationError(addOnInterest.await, { addOn: 'Please choose an add-on from the list' }),
  ],
} satisfies Scenarios;
