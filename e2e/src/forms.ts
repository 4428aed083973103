/** Every form of the product that can be sent, and the way to it. */
import type { Locator, Page } from 'playwright-core';
import { untilAlive } from './harness/alive.ts';

interface Form {
  /** The file that draws its button. */
  readonly from: string;
  /** Leads from wherever the page is to the form, as it is at first. */
  open(page: Page): Promise<unknown>;
  readonly button: string;
  /** Where its fields are, if they are not in the button's form alone. */
  place?(page: Page): Locator;
}

/** The kinds of people that have forms of their own. */
export type Kind = 'visitor' | 'live' | 'operator';

const load = async (page: Page, path: string) => {
  await page.goto(path);
  await untilAlive(page, 'page');
};

/** Opens a section of the portal anew: what was typed into it before is forgotten. */
const openSection = async (page: Page, id: string, title: string) => {
  if (!page.url().includes('/dashboard')) await load(page, '/dashboard');
  const go = (hash: string) => page.evaluate((section) => location.assign(`#${section}`), hash);
  await go('overview');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await go(id);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const openTicket = (priority: string) => async (page: Page) => {
  await openSection(page, 'support', 'Support');
  await page.getByRole('combobox', { name: 'Priority' }).click();
  await page.getByRole('option', { name: priority }).click();
};

/** Opens a part of the page for content: by its tab, and by a button where it is a popup. */
const openContent = (tab: string, button?: string) => async (page: Page) => {
  if (page.url().endsWith('/content-management')) await page.keyboard.press('Escape');
  else await load(page, '/content-management');
  await page.getByRole('tab', { name: tab }).click();
  if (button) await page.getByRole('button', { name: button }).click();
};

const marketing = 'mfe-marketing/src/features';
const portal = 'mfe-portal/src';

export const forms: Readonly<Record<Kind, readonly Form[]>> = {
  visitor: [
    { from: `${marketing}/inquiry/ContactForm.tsx`, open: (page) => load(page, '/contact'), button: 'Send Message' },
    {
      from: `${marketing}/inquiry/ConsultationDialog.tsx`,
      open: async (page) => {
        await load(page, '/contact');
        await page.getByRole('button', { name: 'Book Discovery Call' }).click();
      },
      button: 'Request your call',
    },
    { from: `${marketing}/signIn/SignInForm.tsx`, open: (page) => load(page, '/login'), button: 'Access Dashboard' },
  ],
  live: [
    { from: `${portal}/features/ticket/StandardForm.tsx`, open: openTicket('Normal'), button: 'Submit Ticket' },
    { from: `${portal}/features/ticket/StandardForm.tsx`, open: openTicket('High'), button: 'Submit Ticket' },
    {
      from: `${portal}/features/ticket/EmergencyForm.tsx`,
      open: openTicket('Emergency'),
      button: 'Submit Emergency Ticket',
    },
    {
      from: `${portal}/features/settings/SaveBar.tsx`,
      open: (page) => openSection(page, 'settings', 'Settings'),
      button: 'Save Settings',
      place: (page) => page.getByRole('main'),
    },
    {
      from: `${portal}/features/password/SecurityCard.tsx`,
      open: (page) => openSection(page, 'settings', 'Settings'),
      button: 'Change Password',
    },
    {
      from: `${portal}/features/staff/AddStaffDialog.tsx`,
      open: async (page) => {
        await openSection(page, 'staff', 'Staff Management');
        await page.getByRole('button', { name: 'Add Staff Member' }).click();
      },
      button: 'Add to team',
    },
    {
      from: `${portal}/features/integration/RequestIntegrationDialog.tsx`,
      open: async (page) => {
        await openSection(page, 'integrations', 'Integrations');
        await page.getByRole('button', { name: 'Request Integration' }).click();
      },
      button: 'Send request',
    },
    {
      from: `${portal}/features/assistant/Composer.tsx`,
      open: (page) => openSection(page, 'ai-assistant', 'AI Assistant'),
      button: 'Send',
    },
    { from: `${portal}/parts/DemoDialog.tsx`, open: openContent('Menu', 'Add Item'), button: 'Add Item' },
    { from: `${portal}/parts/DemoDialog.tsx`, open: openContent('Events', 'Create Event'), button: 'Create Event' },
    { from: `${portal}/features/contentManagement/InfoTab.tsx`, open: openContent('Info'), button: 'Save contact' },
    { from: `${portal}/features/contentManagement/OpeningHours.tsx`, open: openContent('Info'), button: 'Save hours' },
  ],
  operator: [
    {
      from: 'mfe-admin/src/features/client/CreateClientDialog.tsx',
      open: async (page) => {
        await load(page, '/admin?tab=clients');
        await page.evaluate(() => localStorage.clear());
        await page.getByRole('button', { name: 'Create Client' }).first().click();
      },
      button: 'Create Client',
    },
  ],
};
