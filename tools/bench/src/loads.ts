import type { Load } from './measure.ts';

/** What the product is told for a benchmark: limits that one address cannot reach. */
export const BENCH_ENV: NodeJS.ProcessEnv = {
  PORT: '0',
  SKAL_PAGE_COMPRESSION: 'small',
  SKAL_LIMIT_FORMS: '9999999/3600',
  SKAL_LIMIT_GENERAL: '9999999/60',
  SKAL_LOG_LEVEL: 'error',
};

/** A form that a visitor sends. */
export const CONSULTATION = JSON.stringify({
  name: 'Åse Øster',
  email: 'bench@cafe.example',
  phone: '12 34 56 78',
  countryCode: '+45',
  company: 'Café Æble',
  industry: 'Cafés',
  currentSolution: [],
  challenges: 'More regulars on weekdays.',
  contactPreference: 'email',
});

/** The account that a product which is tried out has. */
export const DEMO_CLIENT = { email: 'client@skal.example', password: 'skal-demo-client' };

/** One whose app is live. */
export const DEMO_LIVE = { email: 'live@skal.example', password: 'skal-demo-live' };

/** The operator's. */
export const DEMO_OPERATOR = { email: 'admin@skal.example', password: 'skal-demo-admin' };

/** Signs somebody of the demo in and gives the cookies of the session. */
export async function sessionCookie(url: string, account = DEMO_CLIENT): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account.email} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The script that a page is entered by. */
export async function assetOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const [asset] = /\/r\/shell\/[^"]+\/main\.[^"]+\.js/.exec(html) ?? [];
  if (!asset) throw new Error('The page names no asset');
  return asset;
}

/** The four loads of the product, in the order of the table. */
export async function loadsOf(url: string): Promise<Load[]> {
  // As text: the load generator reads every body as UTF-8, and chokes on compressed bytes long before a server does.
  const plain = { 'Accept-Encoding': 'identity' };
  return [
    { name: '/', path: '/', headers: plain, status: 200 },
    { name: 'hashed asset', path: await assetOf(url), headers: plain, status: 200 },
    { name: '/api/session', path: '/api/session', headers: { Cookie: await sessionCookie(url) }, status: 200 },
    {
      name: 'contact insert',
      path: '/api/contact',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: CONSULTATION,
      status: 201,
    },
  ];
}
