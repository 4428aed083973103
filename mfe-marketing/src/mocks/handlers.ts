import type { BodySchema } from '@skal/contracts/endpoint';
import { consultationSchema, messageSchema, requestConsultation } from '@skal/contracts/inquiry';
import { login, signInSchema } from '@skal/contracts/signIn';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { type DemoAccount, demoAccounts } from './accounts.ts';

const refusal = (status: number, error: string, fields?: Record<string, string>) =>
  HttpResponse.json({ error, ...(fields ? { fields } : {}) }, { status });

/** What the server says of a body that does not fit its schema; nothing when it fits. */
function faults(schema: BodySchema<object>, body: unknown): Record<string, string> | null {
  try {
    schema.validateSync(body, { abortEarly: false });
    return null;
  } catch (error) {
    const { inner } = error as { inner: readonly { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

/** POST /api/contact: two payloads, told apart by the field that only a consultation request has. */
const contact = http.post<never, Record<string, unknown>>(requestConsultation.path, async ({ request }) => {
  const body = await request.json();
  const found = faults('contactPreference' in body ? consultationSchema : messageSchema, body);
  if (found) return refusal(400, Object.values(found)[0] ?? 'Please check your entries', found);
  return HttpResponse.json({ message: 'Thank you. We reply within 24 hours.' }, { status: 201 });
});

const refusedLogin = (status: number, error: string) => HttpResponse.json({ success: false, error }, { status });

/** POST /api/login, as the server answers it where an unknown account is told from a wrong password. */
const signIn = http.post<never, Record<string, string>>(login.path, async ({ request }) => {
  const body = await request.json();
  const found = faults(signInSchema, body);
  if (found) return refusal(400, Object.values(found)[0] ?? 'Please check your entries', found);
  const account: DemoAccount | undefined = demoAccounts.find(({ email }) => email === body.email);
  if (!account) return refusedLogin(404, 'Account not found');
  if (account.password !== body.password) return refusedLogin(401, 'Invalid credentials');
  if (!account.redirectPath) return refusedLogin(403, 'This account has a different account type');
  return HttpResponse.json({ success: true, message: 'Welcome back.', redirectPath: account.redirectPath });
});

/** Everything that the public site calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [contact, signIn];

const everyCall = (status: number, error: string): RequestHandler[] => [
  http.post('/api/*', () => refusal(status, error)),
];

/** The same calls when something is different; each set goes before the handlers above. */
export const scenarios = {
  ok: [],
  slow: [
    http.all('/api/*', async () => {
      await delay(3000);
    }),
  ],
  offline: [http.all('/api/*', () => HttpResponse.error())],
  '401': [http.post('/api/*', () => refusedLogin(401, 'Invalid credentials'))],
  '403': everyCall(403, 'This account has a different account type'),
  '404': everyCall(404, 'Account not found'),
  '429': everyCall(429, 'Too many attempts. Please wait a few minutes and try again.'),
  '500': everyCall(500, 'Something went wrong on our side'),
  validation: [
    http.post('/api/*', () => {
      const error = 'Please enter a valid email address';
      return refusal(400, error, { email: error });
    }),
  ],
} satisfies Record<string, RequestHandler[]>;
