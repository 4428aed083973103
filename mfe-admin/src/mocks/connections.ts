import {
  adminConnection,
  type ConnectionLogEntryReply,
  type ConnectionReply,
  type ConnectorName,
} from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

let made = 0;
const newId = () => {
  made += 1;
  return `0198c0de-0000-7000-8005-${String(made).padStart(12, '0')}`;
};

/** Makes an entry of a connection's log as the server returns it. */
export const makeConnectionNote = (change: Partial<ConnectionLogEntryReply> = {}): ConnectionLogEntryReply => ({
  ...{ id: newId(), at: '2026-11-21T08:12:00.000Z', what: 'orders/create', accepted: 2, known: 0, refused: 0 },
  reason: null,
  ...change,
});

/** Makes a connection as the server returns it. */
export const makeConnection = (change: Partial<ConnectionReply> = {}): ConnectionReply => ({
  ...{ id: newId(), connector: 'shopify', account: 'vinbar.myshopify.com', state: 'working', reason: null },
  ...{ connectedAt: '2026-11-02T09:00:00.000Z', lastReadAt: '2026-11-21T06:00:00.000Z' },
  lastWebhookAt: '2026-11-21T08:12:00.000Z',
  notes: [
    makeConnectionNote(),
    makeConnectionNote({ at: '2026-11-21T06:00:00.000Z', what: 'read', accepted: 0, known: 318 }),
  ],
  ...change,
});

/** Mocks a client's connections, with connecting and disconnecting. */
export function connectionHandlers(...initial: ConnectionReply[]): RequestHandler[] {
  let connections = initial;
  const connect = (connector: ConnectorName, account: string) => {
    if (connections.some((item) => item.connector === connector)) {
      return errorResponse(409, `${platformLabels[connector]} is already connected. Please disconnect it first.`);
    }
    const added = makeConnection({ connector, account, lastWebhookAt: null });
    connections = [...connections, added];
    return added;
  };
  const gone = () => errorResponse(404, 'This connection was not found.');
  return [
    mockEndpoint(adminConnection.list, () => connections),
    mockEndpoint(adminConnection.connectShopify, ({ body: { shop } }) => connect('shopify', shop)),
    mockEndpoint(adminConnection.connectMailchimp, () => connect('mailchimp', 'Guests of Vinbar')),
    mockEndpoint(adminConnection.read, ({ params }) => connections.find(({ id }) => id === params.id) ?? gone()),
    mockEndpoint(adminConnection.remove, ({ params }) => {
      if (!connections.some(({ id }) => id === params.id)) return gone();
      connections = connections.filter(({ id }) => id !== params.id);
    }),
  ];
}
