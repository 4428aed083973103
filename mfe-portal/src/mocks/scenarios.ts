import { accountScenarios } from '@skal/account/mocks/scenarios.ts';
import { password } from '@skal/contracts/account/password';
import { settings } from '@skal/contracts/account/settings';
import { staff } from '@skal/contracts/client/staff';
import { staffRole } from '@skal/contracts/client/staffRole';
import { addOnInterest } from '@skal/contracts/integration/addOn';
import { integration } from '@skal/contracts/integration/integration';
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

/** Mock scenarios; each set of handlers precedes the default handlers. */
export const scenarios = {
  ok: [],
  empty: [
    ...ticketThreadHandlers([], {}),
    ...staffHandlers(),
    activityHandler(),
    ...connectionHandlers(),
    ...productHandlers(),
    ...integrationRequestHandlers(),
    ...platformHandlers(),
    dataSourceHandler(),
    ...addOnHandlers(),
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
    ...accountScenarios.many,
  ]),
  long: [
    ...ticketThreadHandlers([longTicket], { [longTicket.id]: [makeMessage({ name: LONG_NAME, text: LONG_TEXT })] }),
    ...staffHandlers(makeStaff({ firstName: LONG_NAME, lastName: LONG_NAME, email: `${'a'.repeat(60)}@skal.example` })),
    ...productHandlers(makeProduct({ title: LONG_NAME })),
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
    validationError(staff.add, { email: 'Please enter a valid email address' }),
    ...accountScenarios.validation,
    validationError(settings.save, { businessName: 'Please use at most 200 characters' }),
    validationError(password.change, { currentPassword: 'Current password is incorrect' }),
    validationError(integration.request, { integration: 'Please use at most 200 characters' }),
    validationError(addOnInterest.await, { addOn: 'Please choose an add-on from the list' }),
  ],
} satisfies Scenarios;
