/** What must be so of a site behind its proxy, as somebody sees it from outside. */
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { TestClient } from '@skal/api/testing/client.ts';
import { openSseClient } from '@skal/api/testing/fakes/sseClient.ts';
import { TUS_CHUNK_TYPE, TUS_VERSION } from '@skal/contracts/support/resumableUpload';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { expectEqual, type Found, runCheck, waitFor } from './checks.ts';
import { ADDRESSES, DOMAIN, SITE } from './network.ts';
import { addClient, type Client, createUploadTicket, largestFile, OWNER, signIn } from './users.ts';

const PIECE = 1024 * 1024;
/** What the machine runs and nobody outside may reach: the site, the database, figures, Prometheus and its messenger. */
const CLOSED = [3000, 3306, 9464, 9090, 9093, 9094, 9100];

const leadsTo = async (from: string): Promise<string> => {
  const { status, headers } = await fetch(from, { redirect: 'manual' });
  return `${[301, 308].includes(status) ? 'for good' : status} to ${headers.get('location')}`;
};

async function redirects(): Promise<string> {
  const all = [`http://${DOMAIN}`, `http://www.${DOMAIN}`, `https://${DOMAIN}`];
  for (const from of all) {
    let [at, steps] = [`${from}/login?x=1`, 0];
    for (; at !== `${SITE}/login?x=1` && steps < 3; steps += 1) {
      const said = await leadsTo(at);
      expectEqual(at, said.startsWith('for good to https://'), true);
      at = said.slice('for good to '.length);
    }
    expectEqual(`where ${from} ends`, at, `${SITE}/login?x=1`);
  }
  return 'every other address leads to it, for good, with path and question';
}

/** A client that speaks no newer TLS than 1.1 is turned away by the server. */
async function refuseOld(): Promise<void> {
  const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  const socket = connectSecurely({ host: `www.${DOMAIN}`, port: 443, servername: `www.${DOMAIN}`, ...versions });
  const said = await once(socket, 'secureConnect').then(
    () => 'TLS 1.1 is spoken',
    ({ message }: Error) => message,
  );
  socket.destroy();
  expectEqual(said, /alert protocol version/.test(said), true);
}

async function certificate(): Promise<string> {
  const socket = connectSecurely({ host: `www.${DOMAIN}`, port: 443, servername: `www.${DOMAIN}` });
  await new Promise((resolve, fail) => socket.once('secureConnect', resolve).once('error', fail));
  const [protocol, { issuer }] = [socket.getProtocol(), socket.getPeerCertificate()];
  socket.destroy();
  await refuseOld();
  const { headers } = await fetch(SITE);
  const kept = headers.get('strict-transport-security') ?? 'none';
  expectEqual('Strict-Transport-Security', /^max-age=\d{8}/.test(kept), true);
  return `${protocol}, from ${[issuer.CN].flat()[0]?.replace(/ [0-9a-f]{6}$/, '')}; Strict-Transport-Security: ${kept}`;
}

/** Nobody outside reaches what is for the machine alone. */
export async function checkClosedPorts(): Promise<string> {
  const answers = async (port: number): Promise<boolean> => {
    const socket = connect(port, ADDRESSES.server);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  };
  const open: number[] = [];
  for (const port of CLOSED) if (await answers(port)) open.push(port);
  expectEqual('ports that answer from outside', open, []);
  return `${CLOSED.join(', ')} do not answer from outside`;
}

async function wholeFile(client: Client): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' };
  const film = largestFile();
  const path = await createUploadTicket(client);
  const sent = await client.browser.post(path, undefined, { raw: film, headers });
  expectEqual(`a file of ${film.length} bytes`, sent.status, 200);
  const back = await fetch(SITE + path, { headers: { cookie: client.browser.cookieHeader } });
  expectEqual('the same file back', Buffer.from(await back.arrayBuffer()).equals(film), true);
  return `${ATTACHMENT_BYTES_MAX / PIECE} MiB, the most that a file of a ticket may have: stored, and read back the same`;
}

async function filePieces(client: Client): Promise<string> {
  const film = largestFile();
  const pieces = `${await createUploadTicket(client)}/upload`;
  const tus = { 'tus-resumable': TUS_VERSION };
  const begun = await client.browser.post(pieces, undefined, {
    headers: { ...tus, 'upload-length': String(film.length) },
  });
  expectEqual('a file that is begun', begun.status, 201);
  for (let at = 0; at < film.length; at += PIECE) {
    const raw = film.subarray(at, at + PIECE);
    const headers = { ...tus, 'content-type': TUS_CHUNK_TYPE, 'upload-offset': String(at) };
    expectEqual(`the piece at ${at}`, (await client.browser.request('PATCH', pieces, { raw, headers })).status, 204);
  }
  return `${ATTACHMENT_BYTES_MAX / PIECE} pieces by tus`;
}

/** What is written while the answer stays open must come while it stays open. */
async function serverSentEvents(owner: TestClient, client: Client): Promise<string> {
  const listening = await openSseClient(client.browser);
  try {
    expectEqual('the stream', listening.status, 200);
    const made = await owner.post(`/api/admin/clients/${client.id}/keys`, {});
    const event = { id: randomUUID(), type: 'app.opened', at: new Date().toISOString() };
    const began = performance.now();
    const sent = await new TestClient(SITE).request('POST', '/api/ingest', {
      json: { events: [event] },
      headers: { authorization: `Bearer ${made.body.key}`, origin: '' },
    });
    expectEqual('an event', sent.status, 200);
    await listening.waitForEvent('figures');
    return `heard ${Math.round(performance.now() - began)} ms after the app had reported, while the answer stays open`;
  } finally {
    listening.close();
  }
}

/** What a form brings is told to the operator, over a connection that is encrypted. */
async function mail(mails: () => string[]): Promise<string> {
  const subject = `walk ${randomBytes(6).toString('hex')}`;
  const message = { name: 'Vera Visitor', email: 'vera@visitor.test', subject, message: 'Is this how one comes here?' };
  expectEqual('a form', (await new TestClient(SITE).post('/api/contact', message)).status, 201);
  await waitFor('the mail', () => mails().some((each) => each.includes(subject)), 60_000);
  return 'a form’s mail came to the operator, by STARTTLS';
}

export interface CheckContext {
  mails: () => string[];
  /** Sends a release of more than eleven megabytes, and answers with what came of it. */
  release: () => Promise<string>;
}

/** Everything that must be so behind one proxy. */
export async function checkSite(proxy: string, { mails, release }: CheckContext): Promise<Found[]> {
  const owner = await signIn(OWNER);
  const client = await addClient(owner, proxy.toLowerCase());
  const checks: [string, () => Promise<string>][] = [
    ['TLS', certificate],
    ['other addresses', redirects],
    ['ports', checkClosedPorts],
    ['a large file, whole', () => wholeFile(client)],
    ['a large file, in pieces', () => filePieces(client)],
    ['server-sent events', () => serverSentEvents(owner, client)],
    ['mail', () => mail(mails)],
    ['a large release', release],
  ];
  const found: Found[] = [];
  for (const [about, work] of checks) found.push(await runCheck(`${proxy}: ${about}`, work));
  return found;
}
