import { type ClientReply, client } from '@skal/contracts/client';
import { type SessionReply, session } from '@skal/contracts/session';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { createdClient, sampleClients } from './clients.ts';

const operator: SessionReply = {
  accountType: 'admin',
  user: {
    id: '0198c0de-0000-7000-8000-0000000000ad',
    accountType: 'admin',
    firstName: 'Anna',
    lastName: 'Skov',
    email: 'admin@skal.example',
    phone: null,
    countryCode: null,
    businessName: null,
  },
  business: null,
};

/** A list of clients that remembers what is created. */
export function clientHandlers(initial: readonly ClientReply[]): RequestHandler[] {
  const clients = [...initial];
  return [
    answer(client.list, () => clients),
    answer(client.create, ({ body }) => {
      if (clients.some(({ email }) => email === body.email)) {
        const error = 'An account with this e-mail address already exists';
        return refuse(409, error, { fields: { email: error } });
      }
      const created = createdClient(body);
      clients.push(created);
      return created;
    }),
  ];
}

/** What the dashboard reads and writes; the session is apart, so that the page is there to show what went wrong. */
const DATA = '/api/admin/*';

const refused = (path: string, status: number, error: string): RequestHandler =>
  http.all(path, () => refuse(status, error));

/** Everything that the operator's dashboard calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [
  answer(session.read, () => operator),
  answer(session.end, () => ({ success: true })),
  ...clientHandlers(sampleClients()),
];

/** The same calls when something is different; each set goes before the handlers above. */
export const scenarios = {
  ok: [],
  empty: clientHandlers([]),
  slow: [
    http.all('/api/*', async () => {
      await delay(3000);
    }),
  ],
  offline: [http.all(DATA, () => HttpResponse.error())],
  '401': [refused('/api/*', 401, 'Please sign in')],
  '403': [refused(DATA, 403, 'You do not have access to this')],
  '500': [refused(DATA, 500, 'Something went wrong on our side')],
  validation: [
    answer(client.create, () => {
      const error = 'Invalid email address';
      return refuse(400, error, { fields: { email: error } });
    }),
  ],
} satisfies Record<string, RequestHandler[]>;
