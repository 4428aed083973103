import type { Page } from '@playwright/test';
import { waitForHydration } from './wait/hydration.ts';
import { type Account, demoAccounts } from './accounts.ts';
import { PUBLIC_PAGES } from './publicPages.ts';

/** Something that somebody can look at, and the way to it from wherever they are. */
export interface TourStop {
  readonly name: string;
  /** Whether it is a part of a page, which a tab comes to without having the page anew. */
  readonly isPartial?: true;
  /** Goes there as people do, and comes back when it stands. */
  readonly open: (page: Page) => Promise<void>;
}

/** Somebody at the site, with all that they can look at. */
export interface TestUser {
  readonly who: string;
  /** Null for a visitor without one. */
  readonly account: Account | null;
  readonly tour: (page: Page) => Promise<readonly TourStop[]>;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A page by a link to it where one can be seen, and otherwise by its address. */
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

/** A page of an account by its address. */
const ownPage = (path: string): TourStop => ({
  name: path,
  open: async (page) => {
    await page.goto(path);
    await heading(page).waitFor();
  },
});

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('button');

/** The sections of the portal, as its sidebar has them. A button says its section's title first. */
async function sectionsOf(page: Page): Promise<TourStop[]> {
  await sections(page).first().waitFor();
  const buttons = await sections(page).allTextContents();
  return buttons.map((name, index) => ({
    name,
    isPart: true,
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
    tour: async (page) => [...(await sectionsOf(page)), ...['/content-management', '/integrations'].map(ownPage)],
  },
  operator: {
    who: 'the operator',
    account: demoAccounts.operator,
    tour: async (page) => [
      ...(await tabsOf(page)),
      clientPanel,
      ...['/admin/releases', '/admin/operators', '/admin/mails', '/admin/audit', '/admin/account'].map(ownPage),
    ],
  },
} as const satisfies Record<string, TestUser>;
