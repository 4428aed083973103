import type { Page } from '@playwright/test';
import { type Account, demoAccounts } from './accounts.ts';
import { PUBLIC_PAGES } from './publicPages.ts';
import { waitForHydration } from './wait/hydration.ts';

/** A page or a part of one, and how a user opens it from anywhere. */
export interface TourStop {
  readonly name: string;
  /** A part of a page: it opens without a new document. */
  readonly isPartial?: true;
  /** Opens it as a user does, and waits until it is shown. */
  readonly open: (page: Page) => Promise<void>;
}

/** A user of the site, with everything that they can open. */
export interface TestUser {
  readonly who: string;
  /** Null for a visitor. */
  readonly account: Account | null;
  readonly tour: (page: Page) => Promise<readonly TourStop[]>;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens a page by a visible link to it, otherwise by its URL. */
const publicPage = (path: string): TourStop => ({
  name: path,
  open: async (page) => {
    const link = page.locator(`a[href="${path}"]:not([target])`).filter({ visible: true }).first();
    if (pathOf(page) !== path && (await link.count()) > 0) {
      await link.click();
      await page.waitForURL(path);
    } else await page.goto(path);
    await waitForHydration(page, 'page');
    await heading(page).waitFor();
  },
});

const popup: TourStop = {
  name: 'the popup',
  open: async (page) => {
    const opener = page.locator('[data-dialog]').filter({ visible: true }).first();
    if ((await opener.count()) === 0) await page.goto('/');
    await opener.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
};

/** Opens a page of an account by its URL. */
const accountPage = (path: string): TourStop => ({
  name: path,
  open: async (page) => {
    await page.goto(path);
    await heading(page).waitFor();
  },
});

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('button');

/** The sections of the portal, from its sidebar. The text of a button starts with the title of its section. */
async function sectionsOf(page: Page): Promise<TourStop[]> {
  await sections(page).first().waitFor();
  const buttons = await sections(page).allTextContents();
  return buttons.map((name, index) => ({
    name,
    isPartial: true,
    open: async () => {
      if (pathOf(page) !== '/dashboard') await page.goto('/dashboard');
      await sections(page).nth(index).click();
      await page.waitForFunction((text) => {
        const title = document.querySelector('main h1')?.textContent;
        return title && text.startsWith(title);
      }, name);
    },
  }));
}

/** The tabs of the operator's dashboard. */
async function tabsOf(page: Page): Promise<TourStop[]> {
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().waitFor();
  const names = await tabs.allTextContents();
  return names.map((name) => ({
    name,
    open: async () => {
      if (pathOf(page) !== '/admin') await page.goto('/admin');
      await page.getByRole('tab', { name }).first().click();
      await page.getByRole('tabpanel', { name }).getByText(/\w/).first().waitFor();
    },
  }));
}

const clientPanel: TourStop = {
  name: 'a client’s panel',
  open: async (page) => {
    await page.goto('/admin?tab=clients');
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).click();
    await page.getByRole('dialog').getByRole('tab').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
};

export const testUsers = {
  visitor: {
    who: 'a visitor',
    account: null,
    tour: async () => [...PUBLIC_PAGES.map(publicPage), popup],
  },
  client: {
    who: 'a client',
    account: demoAccounts.live,
    tour: async (page) => [...(await sectionsOf(page)), ...['/content-management', '/integrations'].map(accountPage)],
  },
  operator: {
    who: 'the operator',
    account: demoAccounts.operator,
    tour: async (page) => [
      ...(await tabsOf(page)),
      clientPanel,
      ...['/admin/releases', '/admin/operators', '/admin/mails', '/admin/audit', '/admin/account'].map(accountPage),
    ],
  },
} as const satisfies Record<string, TestUser>;
