import { hash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import {
  type Business,
  type Form,
  given,
  isSigned,
  type Person,
  POOL,
  RECEIVED,
  sessionIn,
  sessionReply,
} from './given.ts';
import { INSERT_INQUIRY, INSERT_MAILS, inquiryValues, mailValues } from './rows.ts';

// Fastify with mysql2 that does the product's work: cookies are signed, views and pauses looked at, forms limited in the
// database, recognised when they come twice, and stored with their mails or not at all; every answer has the headers.

type Row = RowDataPacket &
  Person &
  Business & { role: string | null; business: string | null; businessName: string; status: string | null };

const SESSION = `SELECT s.created_at AS since, s.expires_at AS until, a.id AS id, a.account_type AS accountType,
    a.first_name AS firstName, a.last_name AS lastName, a.email AS email, a.phone AS phone,
    a.country_code AS countryCode, a.role AS role, a.disabled_at AS disabledAt, b.name AS businessName,
    b.business_type AS businessType, b.features AS features, b.branding AS branding, b.live_at AS liveAt,
    g.id AS logo, u.status AS status, v.client_id AS viewedId
  FROM sessions s
  JOIN accounts a ON a.id = s.account_id
  LEFT JOIN businesses b ON b.id = a.business_id
  LEFT JOIN subscriptions u ON u.business_id = b.id
  LEFT JOIN logos g ON g.business_id = b.id
  LEFT JOIN views v ON v.session_id = s.id
  WHERE s.id = ? AND s.expires_at > ?`;

const COUNT = `INSERT INTO rate_limits (\`key\`, points, expire) VALUES (?, 1, ?) ON DUPLICATE KEY UPDATE
  points = IF(expire <= ?, 1, points + 1), expire = IF(expire <= ?, VALUES(expire), expire)`;
const COUNTED = 'SELECT points FROM rate_limits WHERE `key` = ?';
const LIMIT = 9_999_999;
const HOUR_MS = 3_600_000;

const line = (most: number) => ({ type: 'string', minLength: 1, maxLength: most });
const FORM = {
  type: 'object',
  required: ['name', 'email', 'company', 'industry', 'contactPreference'],
  additionalProperties: false,
  properties: {
    name: line(200),
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', maxLength: 254 },
    phone: { type: 'string', pattern: '^[\\d +().-]*$', maxLength: 40 },
    countryCode: line(8),
    company: line(200),
    industry: line(200),
    currentSolution: { type: 'array', items: line(200) },
    challenges: { type: 'string', maxLength: 5000 },
    contactPreference: { enum: ['email', 'call'] },
  },
};

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const pool = createPool({ uri: given.databaseUrl, connectionLimit: POOL });
const app = Fastify({ trustProxy: '127.0.0.1' });
app.addHook('onRequest', async (_, reply) => {
  reply.headers({ ...HEADERS, 'X-Request-Id': randomUUID() });
});

app.get('/api/session', async (request, reply) => {
  const { cookie } = request.headers;
  const now = Date.now();
  const [[row]] = isSigned(cookie) ? await pool.execute<Row[]>(SESSION, [sessionIn(cookie), now]) : [[]];
  const isOut = !row || row.disabledAt !== null || (row.accountType === 'client' && row.status !== 'active');
  if (isOut) return reply.code(401).send({ error: 'Please sign in to continue.' });
  const { id, accountType, firstName, lastName, email, phone, countryCode, role, businessName } = row;
  const person = { id, accountType, firstName, lastName, email, phone, countryCode };
  const features = JSON.parse(String(row.features));
  const branding = JSON.parse(String(row.branding));
  return sessionReply(person, role, { ...row, name: businessName, features, branding });
});

async function isTooMuch(address: string): Promise<boolean> {
  const [key, now] = [`forms:${address}`, Date.now()];
  await pool.execute(COUNT, [key, now + HOUR_MS, now, now]);
  const [[counted]] = await pool.execute<(RowDataPacket & { points: number })[]>(COUNTED, [key]);
  return (counted?.points ?? 0) > LIMIT;
}

app.post<{ Body: Form }>('/api/contact', { schema: { body: FORM } }, async (request, reply) => {
  if (request.headers.origin === undefined) return reply.code(403).send({ error: 'Not from this site.' });
  if (await isTooMuch(request.ip)) return reply.code(429).send({ error: 'Too many requests.' });
  const key = request.headers['idempotency-key'];
  const hashes = key
    ? ([hash('sha256', String(key)), hash('sha256', JSON.stringify(request.body))] as const)
    : undefined;
  const connection = await pool.getConnection();
  try {
    await connection.beginTransaction();
    await connection.execute(INSERT_INQUIRY, inquiryValues(request.body, hashes));
    await connection.execute(INSERT_MAILS, mailValues(request.body));
    await connection.commit();
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    connection.release();
  }
  return reply.code(201).send(RECEIVED);
});

console.log(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit(0));
