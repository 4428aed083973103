import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { DataSource, EntitySchema } from 'typeorm';
import { type Business, type Form, given, type Person, POOL, RECEIVED, sessionIn, sessionReply } from './given.ts';

// Express with TypeORM as it is usually written: repositories, relations, `save`.

interface StoredBusiness extends Business {
  id: string;
}
interface StoredAccount extends Person {
  role: string | null;
  business: StoredBusiness | null;
}
interface StoredSession {
  id: string;
  expiresAt: number;
  account: StoredAccount;
}
interface Inquiry extends Form {
  id: string;
  kind: string;
  status: string;
  createdAt: number;
}

const text = { type: 'varchar', length: 255 } as const;
const named = (name: string) => ({ ...text, name });

const BusinessEntity = new EntitySchema<StoredBusiness>({
  name: 'Business',
  tableName: 'businesses',
  columns: {
    id: { ...text, primary: true },
    name: text,
    businessType: named('business_type'),
    features: { type: 'simple-json' },
    branding: { type: 'simple-json' },
    liveAt: { type: 'bigint', name: 'live_at', nullable: true },
  },
});
const AccountEntity = new EntitySchema<StoredAccount>({
  name: 'Account',
  tableName: 'accounts',
  columns: {
    id: { ...text, primary: true },
    accountType: named('account_type'),
    firstName: named('first_name'),
    lastName: named('last_name'),
    email: text,
    phone: { ...text, nullable: true },
    countryCode: { ...named('country_code'), nullable: true },
    role: { ...text, nullable: true },
  },
  relations: { business: { type: 'many-to-one', target: 'Business', joinColumn: { name: 'business_id' } } },
});
const SessionEntity = new EntitySchema<StoredSession>({
  name: 'Session',
  tableName: 'sessions',
  columns: { id: { ...text, primary: true }, expiresAt: { type: 'bigint', name: 'expires_at' } },
  relations: { account: { type: 'many-to-one', target: 'Account', joinColumn: { name: 'account_id' } } },
});
const InquiryEntity = new EntitySchema<Inquiry>({
  name: 'Inquiry',
  tableName: 'inquiries',
  columns: {
    id: { ...text, primary: true },
    kind: text,
    name: text,
    email: text,
    phone: text,
    countryCode: named('country_code'),
    company: text,
    industry: text,
    currentSolution: { type: 'simple-json', name: 'current_solution' },
    challenges: { type: 'text' },
    contactPreference: named('contact_preference'),
    status: text,
    createdAt: { type: 'bigint', name: 'created_at' },
  },
});

const source = new DataSource({
  type: 'mariadb',
  url: given.databaseUrl,
  poolSize: POOL,
  entities: [BusinessEntity, AccountEntity, SessionEntity, InquiryEntity],
});
await source.initialize();
const sessions = source.getRepository(SessionEntity);
const inquiries = source.getRepository(InquiryEntity);

const app = express();
app.use(express.json());

app.get('/api/session', async (req, res) => {
  const id = sessionIn(req.headers.cookie);
  const found = await sessions.findOne({ where: { id }, relations: { account: { business: true } } });
  if (!found || Number(found.expiresAt) <= Date.now()) {
    res.status(401).json({ error: 'Please sign in to continue.' });
    return;
  }
  const { role, business, ...person } = found.account;
  res.json(sessionReply(person, role, business));
});

app.post('/api/contact', async (req, res) => {
  const form = req.body as Form;
  if (!form.name || !form.email?.includes('@') || !form.company) {
    res.status(400).json({ error: 'Please fill in the form.' });
    return;
  }
  const rest = { id: randomUUID(), kind: 'consultation', status: 'new', createdAt: Date.now() };
  await inquiries.save(inquiries.create({ ...form, ...rest }));
  res.status(201).json(RECEIVED);
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
