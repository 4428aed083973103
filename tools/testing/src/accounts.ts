import type { SignInReply } from '@skal/contracts/signIn';
import type { Page } from '@playwright/test';
import { waitForHydration } from './wait/hydration.ts';

export interface Account {
  email: string;
  password: string;
}

/** The demo accounts of a product that is not in production. */
export const demoAccounts = {
  operator: { email: 'admin@skal.example', password: 'skal-demo-admin' },
  client: { email: 'client@skal.example', password: 'skal-demo-client' },
  live: { email: 'live@skal.example', password: 'skal-demo-live' },
} as const satisfies Record<string, Account>;

/** Has a page's browser signed in, without a page that does it; answers with the path of the account's own page. */
export async function signInViaApi(page: Page, { email, password }: Account): Promise<string> {
  const answer = await page.request.post('/api/login', {
    data: { email, password },
    // As a browser says of a page of the site.
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`${email} was not let in: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as SignInReply).redirectPath;
}

/** Opens an account's own page with its session there already: no page of another bundle is on the way. */
export async function openAccount(page: Page, account: Account): Promise<void> {
  await page.goto(await signInViaApi(page, account));
  // Before that, a change of the address is one that nobody listens to yet.
  await waitForHydration(page, 'page');
}

/** Signs in as a person does, and waits for the account's own page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.waitForURL(/\/(dashboard|admin)/);
}
