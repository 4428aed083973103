/** The demo accounts of a new site: an app in development, a live one, and the operator. */
export const DEMO = {
  client: { email: 'client@skal.example', password: 'skal-demo-client' },
  live: { email: 'live@skal.example', password: 'skal-demo-live' },
  operator: { email: 'admin@skal.example', password: 'skal-demo-admin' },
} as const;

/** Signs in. @returns the cookies of the session, as a request sends them */
export async function sessionCookie(
  url: string,
  account: { email: string; password: string } = DEMO.client,
): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`${account.email} could not sign in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
