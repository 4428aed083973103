import type { ClientDetailReply, ClientReply } from '@skal/contracts/client';
import { type ClientView, clientList } from '@skal/contracts/clientList';
import { newClient } from '@skal/contracts/newClient';
import { session } from '@skal/contracts/session';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import type { RequestHandler } from 'msw';
import { viewClients } from '../features/client/clientView.ts';
import { accessHandlers } from './access.ts';
import { appAlertsAre, makeAppAlert } from './appAlerts.ts';
import { appHandlers } from './apps.ts';
import { clientChangesHandler } from './clientChanges.ts';
import { clientRecordHandlers, makeDetail, milestoneHandlers, samplePlan } from './clientRecord.ts';
import { createdClient, SAMPLE_CLIENT, sampleClients, UNREACHED_CLIENT } from './clients.ts';
import { clientTableHandlers } from './clientTable.ts';
import { connectionsAre, makeConnection } from './connections.ts';
import { inboxIs } from './inbox.ts';
import { sampleInbox } from './inboxItems.ts';
import { integrationHandlers } from './integrations.ts';
import { invoiceHandlers, makeInvoice } from './invoice.ts';
import { importHandlers, ledgerHandlers, makeEntry } from './ledger.ts';
import { heldMailsAre, sampleHeldMails, UNDELIVERABLE_SINCE } from './mails.ts';
import { releaseHandlers } from './release.ts';
import { revenueHandlers, sampleRevenue } from './revenue.ts';

/** The clients that a query means, as the server would answer. */
function chosen(clients: readonly ClientReply[], { search = '', status, plan, sort, direction }: Partial<ClientView>) {
  const order = sort ? { id: sort, direction: direction ?? 'asc' } : null;
  const ofStatus = viewClients(clients, { search, filter: status ?? 'all', sort: order });
  return viewClients(ofStatus, { search: '', filter: plan ?? 'all', sort: null });
}

/**
 * A list of clients that remembers what is created.
 * @param details the records of those of whom more is known than a list says
 */
export function clientHandlers(
  initial: readonly ClientReply[],
  details: readonly ClientDetailReply[] = [],
): RequestHandler[] {
  const clients = [...initial];
  return [
    answer(clientList.list, ({ body: { cursor, limit, ...asked } }) => {
      const found = chosen(clients, asked);
      const from = cursor ? found.findIndex(({ id }) => id === cursor) + 1 : 0;
      return found.slice(from, limit === undefined ? undefined : from + limit);
    }),
    answer(clientList.count, ({ body }) => ({ clients: chosen(clients, body).length })),
    answer(newClient.create, ({ body }) => {
      if (clients.some(({ email }) => email === body.email)) {
        const error = 'An account with this e-mail address already exists';
        return refuse(409, error, { fields: { email: error } });
      }
      const created = createdClient(body);
      clients.push(created);
      return created;
    }),
    clientChangesHandler(clients),
    ...clientRecordHandlers(clients, details),
  ];
}

/** Everything that the operator's dashboard calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [
  answer(session.read, () => makeSession('admin')),
  answer(session.end, () => ({ success: true })),
  ...clientHandlers(
    sampleClients(),
    sampleClients().flatMap((one) => {
      if (one.id === SAMPLE_CLIENT) return [makeDetail(one, { secondFactor: true })];
      return one.id === UNREACHED_CLIENT ? [makeDetail(one, { undeliverableSince: UNDELIVERABLE_SINCE })] : [];
    }),
  ),
  ...milestoneHandlers(samplePlan()),
  ...inboxIs(sampleInbox()),
  ...clientTableHandlers(),
  ...revenueHandlers(sampleRevenue()),
  ...ledgerHandlers([makeEntry()]),
  ...invoiceHandlers([makeInvoice()]),
  ...importHandlers(),
  ...integrationHandlers(),
  ...accessHandlers,
  ...appHandlers,
  ...connectionsAre(makeConnection()),
  ...releaseHandlers,
  appAlertsAre(makeAppAlert()),
  ...heldMailsAre(...sampleHeldMails()),
];
