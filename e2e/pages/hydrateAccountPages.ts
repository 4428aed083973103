import type { Request } from '@playwright/test';
import { type Account, demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { SECTION_TITLES } from '@skal/testing/sectionTitles.ts';
import { openRendered } from '@skal/testing/wait/openRendered.ts';

const PORTAL = [
  ...Object.keys(SECTION_TITLES).map((id) => `/dashboard?section=${id}`),
  '/dashboard',
  '/content-management',
  '/integrations',
];
const ADMIN = [
  ...['overview', 'clients', 'revenue', 'inbox'].map((tab) => `/admin?tab=${tab}`),
  ...['/admin', '/admin/operators', '/admin/releases', '/admin/mails', '/admin/audit', '/admin/account'],
];

/** Each kind of account, with its pages that the server renders. */
export const ACCOUNT_PAGES: readonly (readonly [Account, readonly string[]])[] = [
  [demoAccounts.live, PORTAL],
  [demoAccounts.client, PORTAL],
  [demoAccounts.operator, ADMIN],
];

/** Requests that a page sends on purpose: its stream, what the stream announces, and a count that is put off. */
const ON_PURPOSE = /^\/api\/(live|achievements(\/announcements)?|admin\/inbox\/unread)$/;

declare global {
  interface Window {
    /** Parts of the page in the HTML of the server. */
    rendered?: Element[];
  }
}

/** Defines the tests that open every page of each kind of account. Only React's development build reports mismatches. */
export function hydrateAccountPages(colorScheme: 'light' | 'dark'): void {
  for (const [account, paths] of ACCOUNT_PAGES) {
    for (const width of [375, 1100, 1440]) {
      test(`hydrate without a warning for ${account.email} at ${width} px`, async ({ newPage }) => {
        const page = await newPage({ viewport: { width, height: 900 }, colorScheme });
        await openAccount(page, account);
        await page.addInitScript(() => {
          // Before the first script runs.
          document.addEventListener('readystatechange', () => {
            window.rendered ??= [
              ...document.querySelectorAll('main :is(h1, h2, section, form, table, [role=tabpanel])'),
            ];
          });
        });
        for (const path of paths) {
          const requested: string[] = [];
          const collect = (request: Request) => requested.push(new URL(request.url()).pathname);
          await openRendered(page, path);
          page.on('request', collect);
          await page.waitForLoadState('networkidle');
          page.off('request', collect);
          const again = requested.filter((address) => address.startsWith('/api/') && !ON_PURPOSE.test(address));
          expect({ path, again }).toEqual({ path, again: [] });
          // Charts hydrate when they are near; all of them, once their code is loaded.
          await page.waitForFunction(() => {
            document.querySelector('main figure')?.scrollIntoView();
            return [...document.querySelectorAll('main :is(h1, figure)')].every((element) =>
              Object.keys(element).some((key) => key.startsWith('__reactFiber')),
            );
          });
          const lost = await page.evaluate(() =>
            window.rendered?.filter((element) => !element.isConnected).map(String),
          );
          expect({ path, lost }).toEqual({ path, lost: [] });
        }
      });
    }
  }
}
