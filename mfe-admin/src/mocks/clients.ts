import type { ClientReply } from '@skal/contracts/client/client';
import type { CreateClientBody } from '@skal/contracts/client/newClient';

let made = 0;

/** Makes a client as the server returns it; defaults are those of a new active client. */
export function makeClient(change: Partial<ClientReply> = {}): ClientReply {
  made += 1;
  const client: ClientReply = {
    id: `0198c0de-0000-7000-8000-${String(made).padStart(12, '0')}`,
    firstName: 'Karen',
    lastName: 'Lund',
    contactName: 'Karen Lund',
    email: `client-${made}@skal.example`,
    businessName: `Business ${made}`,
    businessType: 'wine-bar',
    subscriptionPlan: 'basic',
    subscriptionStatus: 'active',
    status: 'active',
    isActive: true,
    phone: null,
    lastLogin: null,
    createdAt: '2026-10-01T08:00:00.000Z',
    liveAt: null,
    version: 1,
    ...change,
  };
  return { ...client, subscriptionStatus: client.status, isActive: client.status === 'active' };
}

/** Makes the client that the server creates from a body. */
export function clientFromBody(body: CreateClientBody): ClientReply {
  const { password: _, invite: __, inquiry: ___, phone, ...rest } = body;
  const [firstName = '', ...others] = body.contactName.split(' ');
  return makeClient({ ...rest, firstName, lastName: others.join(' '), phone: phone || null });
}

/** Id of the first sample client. */
export const SAMPLE_CLIENT = '0198c0de-0000-7000-8000-00000000c001';

/** Id of a sample client whose address bounces. */
export const BOUNCED_CLIENT = '0198c0de-0000-7000-8000-00000000c004';

/** Clients with every plan and status, in the server's order: latest sign-in first, those without one last. */
export const sampleClients = (): ClientReply[] => [
  makeClient({
    id: SAMPLE_CLIENT,
    businessName: 'Vinbar Ved Åen',
    contactName: 'Karen Lund',
    subscriptionPlan: 'premium',
    phone: '20 12 34 56',
    lastLogin: '2026-11-21T08:12:00.000Z',
  }),
  makeClient({
    businessName: 'Café Kajen',
    contactName: 'Jonas Friis',
    businessType: 'cafe',
    phone: '31 45 67 89',
    lastLogin: '2026-11-20T15:40:00.000Z',
  }),
  makeClient({
    businessName: 'Restaurant Tang',
    contactName: 'Maja Holm',
    businessType: 'restaurant',
    subscriptionPlan: 'enterprise',
    lastLogin: '2026-11-18T10:05:00.000Z',
    liveAt: '2026-11-02T09:00:00.000Z',
  }),
  makeClient({
    id: BOUNCED_CLIENT,
    businessName: 'Salen Events',
    contactName: 'Freja Krogh',
    businessType: 'event-venue',
    subscriptionPlan: 'premium',
    phone: '60 70 80 90',
    lastLogin: '2026-11-17T18:30:00.000Z',
  }),
  makeClient({
    businessName: 'Butik Birk',
    contactName: 'Ali Demir',
    businessType: 'retail-store',
    status: 'paused',
    phone: '42 10 20 30',
    lastLogin: '2026-11-02T12:00:00.000Z',
  }),
  makeClient({ businessName: 'Bistro Bro', contactName: 'Emil Juul', status: 'cancelled', phone: '28 11 22 33' }),
];
