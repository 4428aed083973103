import Fastify from 'fastify';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { type Business, type Form, given, type Person, POOL, RECEIVED, sessionIn, sessionReply } from './given.ts';
import { INSERT_INQUIRY, inquiryValues } from './rows.ts';

// Fastify with mysql2 as it is usually written: one statement for each request, prepared, and nothing around it.

type Row = RowDataPacket & Person & Business & { role: string | null; business: string | null; businessName: string };

const SESSION = `SELECT a.id AS id, a.account_type AS accountType, a.first_name AS firstName, a.last_name AS lastName,
    a.email AS email, a.phone AS phone, a.country_code AS countryCode, a.role AS role, b.name AS businessName,
    b.business_type AS businessType, b.features AS features, b.branding AS branding, b.live_at AS liveAt
  FROM sessions s JOIN accounts a ON a.id = s.account_id LEFT JOIN businesses b ON b.id = a.business_id
  WHERE s.id = ? AND s.expires_at > ?`;

const text = { type: 'string', maxLength: 2000 };
const FORM = {
  type: 'object',
  required: ['name', 'email', 'company', 'industry', 'contactPreference'],
  properties: {
    ...{ name: text, email: text, phone: text, countryCode: text, company: text, industry: text, challenges: text },
    currentSolution: { type: 'array', items: text },
    contactPreference: { enum: ['email', 'call'] },
  },
};

const pool = createPool({ uri: given.databaseUrl, connectionLimit: POOL });
const app = Fastify();

app.get('/api/session', async (request, reply) => {
  const [[row]] = await pool.execute<Row[]>(SESSION, [sessionIn(request.headers.cookie), Date.now()]);
  if (!row) return reply.code(401).send({ error: 'Please sign in to continue.' });
  const { id, accountType, firstName, lastName, email, phone, countryCode, role, businessName } = row;
  const person = { id, accountType, firstName, lastName, email, phone, countryCode };
  const features = JSON.parse(String(row.features));
  const branding = JSON.parse(String(row.branding));
  return sessionReply(person, role, { ...row, name: businessName, features, branding });
});

app.post<{ Body: Form }>('/api/contact', { schema: { body: FORM } }, async (request, reply) => {
  await pool.execute(INSERT_INQUIRY, inquiryValues(request.body));
  return reply.code(201).send(RECEIVED);
});

console.log(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit(0));
