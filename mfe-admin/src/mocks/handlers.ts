import { adminWebhookHandlers, failingWebhook } from '@skal/account/mocks/webhooks.ts';
import type { ClientDetailReply, ClientReply } from '@skal/contracts/client/client';
import { type ClientExportQuery, clientList } from '@skal/contracts/client/clientList';
import { newClient } from '@skal/contracts/client/newClient';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession, sessionHandlers } from '@skal/shell-kit/mocks/session.ts';
import type { RequestHandler } from 'msw';
import { applyClientListOptions } from '../features/client/list/clientListOptions.ts';
import { defaultAccessHandlers } from './access.ts';
import { appAlertHandlers, makeAppAlert } from './appAlerts.ts';
import { defaultAppHandlers } from './appKeys.ts';
import { bulkUpdateHandler } from './bulkUpdate.ts';
import { clientDetailsHandlers, makeClientDetails, milestoneHandlers, sampleMilestones } from './clientDetails.ts';
import { BOUNCED_CLIENT, clientFromBody, SAMPLE_CLIENT, sampleClients } from './clients.ts';
import { connectionHandlers, makeConnection } from './connections.ts';
import { BOUNCED_SINCE, deadLetterHandlers, sampleDeadLetters } from './deadLetters.ts';
import { inboxHandlers } from './inbox.ts';
import { sampleInbox } from './inboxFixtures.ts';
import { integrationHandlers } from './integrations.ts';
import { invoiceHandlers, makeInvoice } from './invoice.ts';
import { importHandlers, ledgerHandlers, makeLedgerEntry } from './ledger.ts';
import { pushServiceHandlers, samplePushService } from './pushService.ts';
import { defaultReleaseHandlers } from './release.ts';
import { revenueHandlers, sampleRevenue } from './revenue.ts';
import { tableSettingsHandlers } from './tableSettings.ts';

/** Filters, sorts and pages clients as the server does. */
function applyQuery(
  clients: readonly ClientReply[],
  { search = '', status, plan, sort, direction }: Partial<ClientExportQuery>,
) {
  const order = sort ? { id: sort, direction: direction ?? 'asc' } : null;
  const ofStatus = applyClientListOptions(clients, { search, filter: status ?? 'all', sort: order });
  return applyClientListOptions(ofStatus, { search: '', filter: plan ?? 'all', sort: null });
}

/**
 * Mocks a client list that keeps created clients.
 * @param details details of clients beyond the list fields
 */
export function clientHandlers(
  initial: readonly ClientReply[],
  details: readonly ClientDetailReply[] = [],
): RequestHandler[] {
  const clients = [...initial];
  return [
    mockEndpoint(clientList.list, ({ body: { cursor, limit, ...filters } }) => {
      const found = applyQuery(clients, filters);
      const from = cursor ? found.findIndex(({ id }) => id === cursor) + 1 : 0;
      return found.slice(from, limit === undefined ? undefined : from + limit);
    }),
    mockEndpoint(clientList.count, ({ body }) => ({ clients: applyQuery(clients, body).length })),
    mockEndpoint(newClient.create, ({ body }) => {
      if (clients.some(({ email }) => email === body.email)) {
        const error = 'An account with this email address already exists';
        return errorResponse(409, error, { fields: { email: error } });
      }
      const created = clientFromBody(body);
      clients.push(created);
      return created;
    }),
    bulkUpdateHandler(clients),
    ...clientDetailsHandlers(clients, details),
  ];
}

/** Mocks every request of the admin dashboard, as a healthy server. */
export const handlers: RequestHandler[] = [
  ...sessionHandlers(makeSession('admin')),
  ...clientHandlers(
    sampleClients(),
    sampleClients().flatMap((item) => {
      if (item.id === SAMPLE_CLIENT) return [makeClientDetails(item, { secondFactor: true })];
      return item.id === BOUNCED_CLIENT ? [makeClientDetails(item, { undeliverableSince: BOUNCED_SINCE })] : [];
    }),
  ),
  ...milestoneHandlers(sampleMilestones()),
  ...inboxHandlers(sampleInbox()),
  ...tableSettingsHandlers(),
  ...revenueHandlers(sampleRevenue()),
  ...ledgerHandlers([makeLedgerEntry()]),
  ...invoiceHandlers([makeInvoice()]),
  ...importHandlers(),
  ...integrationHandlers(),
  ...defaultAccessHandlers,
  ...defaultAppHandlers,
  ...connectionHandlers(makeConnection()),
  ...pushServiceHandlers(samplePushService),
  ...adminWebhookHandlers(failingWebhook()),
  ...defaultReleaseHandlers,
  appAlertHandlers(makeAppAlert()),
  ...deadLetterHandlers(...sampleDeadLetters()),
];
