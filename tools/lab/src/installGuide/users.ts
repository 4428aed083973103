/** Users of the site, over TLS: its owner, and a client. */
import { randomBytes } from 'node:crypto';
import { TestClient } from '@skal/api/testing/client.ts';
import { ATTACHMENT_BYTES_MAX, attachment, ticket } from '@skal/contracts/support/ticket';
import { expectEqual } from './checks.ts';
import { DOMAIN, SITE } from './network.ts';

export const OWNER = { email: `owner@${DOMAIN}`, password: `walk ${randomBytes(12).toString('hex')}` } as const;

/** Signs a user in, as a browser does. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<TestClient> {
  const browser = new TestClient(SITE);
  const { status, text } = await browser.post('/api/login', { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return browser;
}

export interface Client {
  readonly browser: TestClient;
  readonly id: string;
}

/** Adds a client and signs it in. */
export async function addClient(owner: TestClient, name: string): Promise<Client> {
  const account = { email: `${name}@client.test`, password: randomBytes(12).toString('hex') };
  const about = {
    contactName: 'Wanda Walker',
    businessName: name,
    businessType: 'wine-bar',
    subscriptionPlan: 'basic',
  };
  const created = await owner.post('/api/admin/clients', { ...account, ...about });
  expectEqual('a new client', created.status, 201);
  return { browser: await signIn(account), id: String(created.body.id) };
}

/** Creates the largest file that a ticket accepts, with the signature of a video. */
export function largestFile(): Buffer {
  const file = randomBytes(ATTACHMENT_BYTES_MAX);
  Buffer.from('\0\0\0\x18ftypisom').copy(file);
  return file;
}

/** Creates a ticket that announces a video. Returns the path of its upload. */
export async function createUploadTicket({ browser }: Client): Promise<string> {
  const about = { title: 'A film', description: 'of what happens', priority: 'normal', category: 'bug' };
  const creation = await browser.post(ticket.create.path, { ...about, attachments: ['film.mp4'] });
  expectEqual('a ticket', creation.status, 201);
  const { body } = await browser.get(ticket.list.path);
  const all = body as unknown as { id: string; attachments: { id: string }[] }[];
  const id = String(creation.body.ticketId);
  const file = all.find((each) => each.id === id)?.attachments[0]?.id ?? '';
  return attachment.upload.path.replace(':id', id).replace(':attachmentId', file);
}
