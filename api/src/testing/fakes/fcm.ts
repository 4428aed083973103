import { createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received message, as FCM's HTTP v1 API gets it. */
export interface FcmMessage {
  readonly token: string;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: Readonly<Record<string, string>>;
  readonly android: { readonly notification: { readonly tag: string } };
  readonly apns: { readonly headers: Readonly<Record<string, string>> };
}

/** A response that replaces the usual one. */
interface FcmReply {
  readonly status: number;
  /** `error.status`, and `errorCode` of its details. */
  readonly code: string;
  readonly retryAfter?: string;
}

/** Fake of Google's token endpoint and FCM's HTTP v1 API, which answer as their documentation says. */
export interface FakeFcm {
  readonly url: string;
  /** JSON key file of a service account that may send. */
  readonly keyFile: string;
  /** Accepted messages in order. */
  readonly messages: FcmMessage[];
  /** Tokens of which FCM no longer knows a device. */
  readonly unregistered: Set<string>;
  tokenRequests: number;
  /** Replaces the response to every message; null for the usual one. */
  outage: FcmReply | null;
  /** Replaces the response to the next message for a token. */
  respondOnce(token: string, reply: FcmReply): void;
  /** Replaces the delay of each response, in milliseconds. */
  delayMs: number;
  close(): Promise<void>;
}

const PROJECT = 'vinbar-app';
const ACCESS_TOKEN = 'sample-access-token';
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

export const KEY_FILE = {
  ...{ type: 'service_account', project_id: PROJECT, private_key_id: 'sample', private_key: privateKey },
  ...{ client_email: `push@${PROJECT}.iam.gserviceaccount.com`, token_uri: AUDIENCE },
};

interface Answer {
  readonly status: number;
  readonly json: object;
  readonly retryAfter?: string | undefined;
}

const error = ({ status, code, retryAfter }: FcmReply): Answer => ({
  ...{ status, retryAfter },
  json: {
    error: {
      ...{ code: status, message: 'A message.', status: code === 'UNREGISTERED' ? 'NOT_FOUND' : code },
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code }],
    },
  },
});

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Whether an assertion is valid (RFC 7523). */
function isAssertion(assertion: string): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const { iss, aud, scope, iat, exp } = decode(claims);
  const now = Date.now() / 1000;
  return (
    decode(head).alg === 'RS256' &&
    createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url') &&
    [iss, aud, scope].join() === [KEY_FILE.client_email, AUDIENCE, SCOPE].join() &&
    Math.abs(iat - now) < 300 &&
    exp <= iat + 3600
  );
}

const readBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Starts the fake; use its address as `vendorBaseUrl`. */
export async function startFcm(): Promise<FakeFcm> {
  const replies = new Map<string, FcmReply>();

  async function answerToken(req: IncomingMessage): Promise<Answer> {
    fcm.tokenRequests += 1;
    const form = new URLSearchParams(await readBody(req));
    const isForm = req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const isValid =
      isForm &&
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      isAssertion(form.get('assertion') ?? '');
    return isValid
      ? { status: 200, json: { access_token: ACCESS_TOKEN, expires_in: 3599, token_type: 'Bearer' } }
      : { status: 400, json: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } };
  }

  async function answerSend(req: IncomingMessage): Promise<Answer> {
    const { message } = JSON.parse(await readBody(req)) as { message: FcmMessage };
    if (req.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return error({ status: 401, code: 'UNAUTHENTICATED' });
    if (fcm.outage) return error(fcm.outage);
    const special = replies.get(message.token);
    replies.delete(message.token);
    if (special) return error(special);
    if (fcm.unregistered.has(message.token)) return error({ status: 404, code: 'UNREGISTERED' });
    fcm.messages.push(message);
    return { status: 200, json: { name: `projects/${PROJECT}/messages/${fcm.messages.length}` } };
  }

  async function answer(req: IncomingMessage): Promise<Answer> {
    if (req.method === 'POST' && req.url === '/oauth2.googleapis.com/token') return answerToken(req);
    const isSend = req.url === `/fcm.googleapis.com/v1/projects/${PROJECT}/messages:send`;
    return req.method === 'POST' && isSend ? answerSend(req) : error({ status: 404, code: 'NOT_FOUND' });
  }

  const server = createServer((req, res) => {
    void answer(req).then(({ status, json, retryAfter }) => {
      const respond = () => {
        res.writeHead(status, { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) });
        res.end(JSON.stringify(json));
      };
      if (fcm.delayMs > 0) setTimeout(respond, fcm.delayMs);
      else respond();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fcm: FakeFcm = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ keyFile: JSON.stringify(KEY_FILE), messages: [], unregistered: new Set(), tokenRequests: 0 },
    ...{ outage: null, delayMs: 0 },
    respondOnce: (token, reply) => void replies.set(token, reply),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fcm;
}
