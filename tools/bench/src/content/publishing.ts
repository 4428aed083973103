import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO, sessionCookie } from '../accounts.ts';
import { clientId, emailOf } from '../dataset.ts';
import { itemId } from './seedContent.ts';

/** Clients that publish, and how many of them at a time. */
const PUBLISHERS = 12;
const LANES = 3;
/** The worker polls: publications at random times find it at every point of its interval. */
const PAUSE_MS = 500;
/** A message that takes longer was lost. */
const LOST_MS = 30_000;

/** An app's backend that receives messages of all clients. */
async function startReceiver() {
  const waiting = new Map<string, () => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(204).end();
    const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { number: number } };
    waiting.get(`${request.url} ${data.number}`)?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves once a client's version was received. */
    received: (client: number, number: number) =>
      new Promise<void>((resolve) => waiting.set(`/${client} ${number}`, resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function send(url: string, cookie: string, method: string, path: string, body: object): Promise<void> {
  const headers = { Cookie: cookie, Origin: url, 'Content-Type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`);
}

/** Publishes the draft of a seeded client. @param number the version that it is based on */
export async function publishDraft(url: string, client: number, number: number, cookie?: string): Promise<void> {
  const session = cookie ?? (await sessionCookie(url, { ...DEMO.live, email: emailOf(client) }));
  await send(url, session, 'POST', '/api/content/publish', { number });
}

/**
 * Lets clients change a price and publish it, and waits for the message to their backend.
 * @param versions publications of each client
 * @returns time from the request to the message, in ms, sorted
 */
export async function measurePublishing(url: string, clients: number, versions: number): Promise<number[]> {
  const receiver = await startReceiver();
  const times: number[] = [];
  const queue = Array.from({ length: Math.min(PUBLISHERS, clients) }, (_, client) => client);
  const publishAll = async (client: number) => {
    const cookie = await sessionCookie(url, { ...DEMO.live, email: emailOf(client) });
    const operator = await sessionCookie(url, DEMO.operator);
    const webhooks = `/api/admin/clients/${clientId(client)}/webhooks`;
    await send(url, operator, 'POST', webhooks, { url: `${receiver.url}/${client}` });
    for (let number = 1; number <= versions; number += 1) {
      await send(url, cookie, 'PATCH', `/api/menu/items/${itemId(client, 0)}`, {
        version: number,
        price: number * 100,
      });
      await wait(Math.random() * PAUSE_MS);
      const received = receiver.received(client, number + 1);
      const from = performance.now();
      await publishDraft(url, client, number, cookie);
      const lost = wait(LOST_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('A message was lost')));
      await Promise.race([received, lost]);
      times.push(performance.now() - from);
    }
  };
  const lane = async () => {
    for (let client = queue.shift(); client !== undefined; client = queue.shift()) await publishAll(client);
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await receiver.close();
  }
  return times.sort((a, b) => a - b);
}
