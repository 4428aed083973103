/**
 * The peer of the api suite: Fastify with mysql2 that does the same work. It verifies the cookie's signature, and reads accounts,
 * subscriptions and impersonations. It counts the rate limit in the database, recognises repeated forms, and stores a form with
 * its two mails in a transaction. Every response has the security headers. Below `/plain` it reads the session with one prepared
 * statement.
 */
import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import { createPool, type RowDataPacket } from 'mysql2';
import { RateLimiterMySQL } from 'rate-limiter-flexible';

const { DATABASE_URL = '', SESSION_KEYS = '' } = process.env;

/** As many connections as the product has by default. */
const callbackPool = createPool({ uri: DATABASE_URL, connectionLimit: 10 });
const pool = callbackPool.promise();

const COOKIE = /(?:^|; )skal\.sid=([^;]+)/;
const SIGNATURE = /(?:^|; )skal\.sid\.sig=([^;]+)/;
/** The stored id of the session of a cookie. */
const sessionId = (cookies = ''): string => hash('sha256', COOKIE.exec(cookies)?.[1] ?? '');

function isSigned(cookies = ''): boolean {
  const [, value = ''] = COOKIE.exec(cookies) ?? [];
  const [, signature = ''] = SIGNATURE.exec(cookies) ?? [];
  const expected = createHmac('sha256', SESSION_KEYS).update(`skal.sid=${value}`).digest('base64url');
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

const COLUMNS = `a.id AS id, a.account_type AS accountType, a.first_name AS firstName, a.last_name AS lastName,
  a.email AS email, a.phone AS phone, a.country_code AS countryCode, a.role AS role, a.language AS language,
  a.theme AS theme, b.name AS businessName, b.business_type AS businessType, b.features AS features, b.branding AS branding, b.live_at AS liveAt`;
const SESSION = `SELECT ${COLUMNS}, a.disabled_at AS disabledAt, g.id AS logo, u.status AS status, v.client_id AS viewedId
  FROM sessions s
  JOIN accounts a ON a.id = s.account_id
  LEFT JOIN businesses b ON b.id = a.business_id
  LEFT JOIN subscriptions u ON u.business_id = b.id
  LEFT JOIN logos g ON g.business_id = b.id
  LEFT JOIN impersonations v ON v.session_id = s.id
  WHERE s.id = ? AND s.expires_at > ?`;
const PLAIN_SESSION = `SELECT ${COLUMNS} FROM sessions s JOIN accounts a ON a.id = s.account_id
  LEFT JOIN businesses b ON b.id = a.business_id WHERE s.id = ? AND s.expires_at > ?`;

type SessionRow = RowDataPacket & Record<string, string | number | null>;

const sessionReply = (row: SessionRow) => {
  const { id, accountType, firstName, lastName, email, phone, countryCode, role, businessName, businessType } = row;
  const { language, theme } = row;
  const liveAt = row.liveAt === null ? null : new Date(Number(row.liveAt)).toISOString();
  const [features, branding] = [JSON.parse(String(row.features)), JSON.parse(String(row.branding))];
  return {
    user: { id, accountType, firstName, lastName, email, phone, countryCode, businessName, role },
    ...{ accountType, language, theme, permissions: null, viewing: null, viewEnded: null },
    business: { businessType, features, branding, logo: null, liveAt },
  };
};

const readSession = async (sql: string, cookies: string | undefined) =>
  (await pool.execute<SessionRow[]>(sql, [sessionId(cookies), Date.now()]))[0][0];

const lineSchema = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const FORM = {
  type: 'object',
  required: ['name', 'email', 'company', 'industry', 'contactPreference'],
  additionalProperties: false,
  properties: {
    name: lineSchema(200),
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', maxLength: 254 },
    phone: { type: 'string', pattern: '^[\\d +().-]*$', maxLength: 40 },
    countryCode: lineSchema(8),
    company: lineSchema(200),
    industry: lineSchema(200),
    currentSolution: { type: 'array', items: lineSchema(200) },
    challenges: { type: 'string', maxLength: 5000 },
    contactPreference: { enum: ['email', 'call'] },
  },
};
type Form = Record<Exclude<keyof typeof FORM.properties, 'currentSolution'>, string> & { currentSolution: string[] };
type Value = string | number | null;

const limiter = new RateLimiterMySQL({
  ...{ storeClient: callbackPool, storeType: 'pool', tableCreated: true },
  ...{ dbName: new URL(DATABASE_URL).pathname.slice(1), tableName: 'rate_limits' },
  ...{ keyPrefix: 'forms', points: 9_999_999, duration: 3600 },
});

/** Counts as the product does. */
const isLimited = (address: string): Promise<boolean> =>
  limiter.consume(address).then(
    () => false,
    () => true,
  );

/** An INSERT of one or more rows, with its values. */
function buildInsert(table: string, rows: readonly Readonly<Record<string, Value>>[]): [sql: string, values: Value[]] {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
  return [`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, rows.flatMap((row) => Object.values(row))];
}

const inquiryOf = (form: Form, hashes: readonly [string, string] | null) => ({
  id: randomUUID(),
  kind: 'consultation',
  name: form.name,
  email: form.email,
  phone: form.phone,
  country_code: form.countryCode,
  company: form.company,
  industry: form.industry,
  current_solution: JSON.stringify(form.currentSolution),
  challenges: form.challenges,
  contact_preference: form.contactPreference,
  status: 'new',
  created_at: Date.now(),
  request_key: hashes?.[0] ?? null,
  request_hash: hashes?.[1] ?? null,
});

/** The confirmation and the alert of a form, about as long as the product's. */
function mailsOf(form: Form) {
  const now = Date.now();
  const lines = Object.entries(form).map(([label, value]) => `${label}: ${value}`);
  const html = JSON.stringify({ parts: lines.map((text) => ({ text })), signature: 'Skal' });
  const mail = (kind: string, recipient: string, body: string) => ({
    ...{ id: randomUUID(), kind, recipient, subject: `Discovery call: ${form.company}`, body, content: html },
    ...{ created_at: now, due_at: now, attempts: 0 },
  });
  return [
    mail('confirmation', form.email, `Hello ${form.name},\n\nThank you for requesting a discovery call.`),
    mail('alert', 'operator@skal.example', lines.join('\n')),
  ];
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
const RECEIVED = { message: "Thank you! We'll get back to you within one business day." };

const app = Fastify({ trustProxy: '127.0.0.1' });

app.get('/plain/api/session', async (request, reply) => {
  const row = await readSession(PLAIN_SESSION, request.headers.cookie);
  return row ? sessionReply(row) : reply.code(401).send({ error: 'Please sign in to continue.' });
});

app.register(async (scope) => {
  scope.addHook('onRequest', async (_, reply) => {
    reply.headers({ ...HEADERS, 'X-Request-Id': randomUUID() });
  });

  scope.get('/api/session', async (request, reply) => {
    const { cookie } = request.headers;
    const row = isSigned(cookie) ? await readSession(SESSION, cookie) : undefined;
    const isSignedOut = !row || row.disabledAt !== null || (row.accountType === 'client' && row.status !== 'active');
    return isSignedOut ? reply.code(401).send({ error: 'Please sign in to continue.' }) : sessionReply(row);
  });

  scope.post<{ Body: Form }>('/api/contact', { schema: { body: FORM } }, async (request, reply) => {
    if (request.headers.origin === undefined) return reply.code(403).send({ error: 'Not from this site.' });
    if (await isLimited(request.ip)) return reply.code(429).send({ error: 'Too many requests.' });
    const key = request.headers['idempotency-key'];
    const hashes = key ? ([hash('sha256', String(key)), hash('sha256', JSON.stringify(request.body))] as const) : null;
    const connection = await pool.getConnection();
    try {
      await connection.beginTransaction();
      await connection.execute(...buildInsert('inquiries', [inquiryOf(request.body, hashes)]));
      await connection.execute(...buildInsert('outbox', mailsOf(request.body)));
      await connection.commit();
    } catch (error) {
      await connection.rollback();
      throw error;
    } finally {
      connection.release();
    }
    return reply.code(201).send(RECEIVED);
  });
});

console.log(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit(0));
