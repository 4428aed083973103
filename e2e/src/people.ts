import type { Page } from 'playwright-core';

export interface Account {
  email: string;
  password: string;
}

/** The demo accounts of a product that is not in production. */
export const accounts = {
  operator: { email: 'admin@skal.example', password: 'skal-demo-admin' },
  client: { email: 'client@skal.example', password: 'skal-demo-client' },
  live: { email: 'live@skal.example', password: 'skal-demo-live' },
} as const satisfies Record<string, Account>;

/** Signs in as a person does, and waits for the account's own page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.waitForURL(/\/(dashboard|admin)/);
}
