/** Checks of the site behind its proxy, from the outside. */
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { TestClient } from '@skal/api/testing/client.ts';
import { openSseClient } from '@skal/api/testing/fakes/sseClient.ts';
import { TUS_CHUNK_TYPE, TUS_VERSION } from '@skal/contracts/support/resumableUpload';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { type CheckResult, expectEqual, runCheck, waitFor } from './checks.ts';
import { ADDRESSES, DOMAIN, SITE } from './network.ts';
import { addClient, type Client, createUploadTicket, largestFile, OWNER, signIn } from './users.ts';

const CHUNK_BYTES = 1024 * 1024;
/** Ports that must not be reachable from outside: the site, the database, metrics, Prometheus and Alertmanager. */
const CLOSED = [3000, 3306, 9464, 9090, 9093, 9094, 9100];

const redirectOf = async (from: string): Promise<string> => {
  const { status, headers } = await fetch(from, { redirect: 'manual' });
  return `${[301, 308].includes(status) ? 'permanent' : status} to ${headers.get('location')}`;
};

async function redirects(): Promise<string> {
  const all = [`http://${DOMAIN}`, `http://www.${DOMAIN}`, `https://${DOMAIN}`];
  for (const from of all) {
    let [url, steps] = [`${from}/login?x=1`, 0];
    for (; url !== `${SITE}/login?x=1` && steps < 3; steps += 1) {
      const result = await redirectOf(url);
      expectEqual(url, result.startsWith('permanent to https://'), true);
      url = result.slice('permanent to '.length);
    }
    expectEqual(`where ${from} ends`, url, `${SITE}/login?x=1`);
  }
  return 'every other address redirects permanently, with path and query';
}

/** Checks that the server rejects TLS 1.1 and older. */
async function rejectOldTls(): Promise<void> {
  const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  const socket = connectSecurely({ host: `www.${DOMAIN}`, port: 443, servername: `www.${DOMAIN}`, ...versions });
  const result = await once(socket, 'secureConnect').then(
    () => 'TLS 1.1 is accepted',
    ({ message }: Error) => message,
  );
  socket.destroy();
  expectEqual(result, /alert protocol version/.test(result), true);
}

async function certificate(): Promise<string> {
  const socket = connectSecurely({ host: `www.${DOMAIN}`, port: 443, servername: `www.${DOMAIN}` });
  await new Promise((resolve, fail) => socket.once('secureConnect', resolve).once('error', fail));
  const [protocol, { issuer }] = [socket.getProtocol(), socket.getPeerCertificate()];
  socket.destroy();
  await rejectOldTls();
  const { headers } = await fetch(SITE);
  const hsts = headers.get('strict-transport-security') ?? 'none';
  expectEqual('Strict-Transport-Security', /^max-age=\d{8}/.test(hsts), true);
  return `${protocol}, from ${[issuer.CN].flat()[0]?.replace(/ [0-9a-f]{6}$/, '')}; Strict-Transport-Security: ${hsts}`;
}

/** Checks that internal ports are not reachable from outside. */
export async function checkClosedPorts(): Promise<string> {
  const isReachable = async (port: number): Promise<boolean> => {
    const socket = connect(port, ADDRESSES.server);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  };
  const open: number[] = [];
  for (const port of CLOSED) if (await isReachable(port)) open.push(port);
  expectEqual('ports reachable from outside', open, []);
  return `${CLOSED.join(', ')} do not answer from outside`;
}

async function wholeFile(client: Client): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' };
  const video = largestFile();
  const path = await createUploadTicket(client);
  const sent = await client.browser.post(path, undefined, { raw: video, headers });
  expectEqual(`a file of ${video.length} bytes`, sent.status, 200);
  const download = await fetch(SITE + path, { headers: { cookie: client.browser.cookieHeader } });
  expectEqual('the downloaded file', Buffer.from(await download.arrayBuffer()).equals(video), true);
  return `${ATTACHMENT_BYTES_MAX / CHUNK_BYTES} MiB, the maximum of a ticket file: stored, and downloaded unchanged`;
}

async function filePieces(client: Client): Promise<string> {
  const video = largestFile();
  const uploadPath = `${await createUploadTicket(client)}/upload`;
  const tus = { 'tus-resumable': TUS_VERSION };
  const creation = await client.browser.post(uploadPath, undefined, {
    headers: { ...tus, 'upload-length': String(video.length) },
  });
  expectEqual('an upload that is started', creation.status, 201);
  for (let offset = 0; offset < video.length; offset += CHUNK_BYTES) {
    const raw = video.subarray(offset, offset + CHUNK_BYTES);
    const headers = { ...tus, 'content-type': TUS_CHUNK_TYPE, 'upload-offset': String(offset) };
    expectEqual(
      `the chunk at ${offset}`,
      (await client.browser.request('PATCH', uploadPath, { raw, headers })).status,
      204,
    );
  }
  return `${ATTACHMENT_BYTES_MAX / CHUNK_BYTES} chunks by tus`;
}

/** Checks that events arrive while the response is open. */
async function serverSentEvents(owner: TestClient, client: Client): Promise<string> {
  const stream = await openSseClient(client.browser);
  try {
    expectEqual('the stream', stream.status, 200);
    const createdKey = await owner.post(`/api/admin/clients/${client.id}/keys`, {});
    const event = { id: randomUUID(), type: 'app.opened', at: new Date().toISOString() };
    const startedAt = performance.now();
    const sent = await new TestClient(SITE).request('POST', '/api/ingest', {
      json: { events: [event] },
      headers: { authorization: `Bearer ${createdKey.body.key}`, origin: '' },
    });
    expectEqual('an event', sent.status, 200);
    await stream.waitForEvent('metrics');
    return `received ${Math.round(performance.now() - startedAt)} ms after the app sent an event, while the response was open`;
  } finally {
    stream.close();
  }
}

/** Checks that the operator gets an email about a form, over an encrypted connection. */
async function mail(mails: () => string[]): Promise<string> {
  const subject = `walk ${randomBytes(6).toString('hex')}`;
  const message = { name: 'Vera Visitor', email: 'vera@visitor.test', subject, message: 'Is this the way?' };
  expectEqual('a form', (await new TestClient(SITE).post('/api/contact', message)).status, 201);
  await waitFor('the mail', () => mails().some((each) => each.includes(subject)), 60_000);
  return 'the email of a form reached the operator by STARTTLS';
}

export interface CheckContext {
  mails: () => string[];
  /** Uploads a release of more than eleven megabytes. Returns a summary. */
  release: () => Promise<string>;
}

/** Runs all checks behind one proxy. */
export async function checkSite(proxy: string, { mails, release }: CheckContext): Promise<CheckResult[]> {
  const owner = await signIn(OWNER);
  const client = await addClient(owner, proxy.toLowerCase());
  const checks: [string, () => Promise<string>][] = [
    ['TLS', certificate],
    ['other addresses', redirects],
    ['ports', checkClosedPorts],
    ['a large file, whole', () => wholeFile(client)],
    ['a large file, in chunks', () => filePieces(client)],
    ['server-sent events', () => serverSentEvents(owner, client)],
    ['mail', () => mail(mails)],
    ['a large release', release],
  ];
  const found: CheckResult[] = [];
  for (const [about, work] of checks) found.push(await runCheck(`${proxy}: ${about}`, work));
  return found;
}
