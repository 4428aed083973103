import type { Page } from '@playwright/test';
import type { SignInReply } from '@skal/contracts/account/signIn';
import { waitForHydration } from './wait/hydration.ts';

export interface Account {
  email: string;
  password: string;
}

/** The demo accounts of a product that does not run in production. */
export const demoAccounts = {
  operator: { email: 'admin@skal.example', password: 'skal-demo-admin' },
  client: { email: 'client@skal.example', password: 'skal-demo-client' },
  live: { email: 'live@skal.example', password: 'skal-demo-live' },
} as const satisfies Record<string, Account>;

/** Signs a browser in by the API, without a page of the site. Returns the path of the account's first page. */
export async function signInViaApi(page: Page, { email, password }: Account): Promise<string> {
  const response = await page.request.post('/api/login', {
    data: { email, password },
    // A browser sends it with requests of the site's own pages.
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as SignInReply).redirectPath;
}

/** Opens an account's first page with a session: no page of another bundle is loaded. */
export async function openAccount(page: Page, account: Account): Promise<void> {
  await page.goto(await signInViaApi(page, account));
  // Before hydration, nothing listens to changes of the URL.
  await waitForHydration(page, 'page');
}

/** Signs in by the form, and waits for the account's first page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.waitForURL(/\/(dashboard|admin)/);
}
