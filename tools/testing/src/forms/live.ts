import type { Page } from '@playwright/test';
import { type Form, openPage, someTicket } from './form.ts';

const portal = 'mfe-portal/src';

/** Opens a section of the portal without drafts of earlier input. */
const openSection = async (page: Page, id: string, title: string) => {
  if (!page.url().includes('/dashboard')) await openPage(page, '/dashboard');
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

/** Opens a mocked ticket, which has a reply form. */
const openThread = async (page: Page) => {
  await page.route('**/api/support-tickets', (route) => route.fulfill({ json: [{ id: 'one', ...someTicket }] }));
  await page.route('**/api/support-tickets/one', (route) => route.fulfill({ json: { id: 'one', ...someTicket } }));
  await openSection(page, 'support', 'Support');
  await page.getByRole('tab', { name: 'My Tickets' }).click();
  await page.getByRole('form', { name: 'Write a message' }).waitFor();
};

/** Adds an item to the menu, once: a change of prices needs one. Not from the page, whose requests a test may abort. */
const addMenuItem = (page: Page) =>
  page.request.post('/api/menu/import', {
    headers: { 'Idempotency-Key': 'one-item', 'Sec-Fetch-Site': 'same-origin' },
    data: { text: 'category;name;price\nWines;Barolo;95' },
  });

/** Opens a tab of the content page, and the dialog of a button in it. */
const openContent = (tab: string, button?: string) => async (page: Page) => {
  if (page.url().endsWith('/content-management')) await page.keyboard.press('Escape');
  else await openPage(page, '/content-management');
  await page.getByRole('tab', { name: tab }).click();
  if (button) await page.getByRole('button', { name: button }).click();
};

const openPush = (page: Page) => openSection(page, 'push-notifications', 'Push Notifications');

/** The forms of a client whose app is live. */
export const liveClientForms: readonly Form[] = [
  { source: `${portal}/features/ticket/form/StandardForm.tsx`, open: openTicket('Normal'), button: 'Submit Ticket' },
  { source: `${portal}/features/ticket/form/StandardForm.tsx`, open: openTicket('High'), button: 'Submit Ticket' },
  {
    source: `${portal}/features/ticket/form/EmergencyForm.tsx`,
    open: openTicket('Emergency'),
    button: 'Submit Emergency Ticket',
  },
  {
    source: `${portal}/features/settings/SaveBar.tsx`,
    open: (page) => openSection(page, 'settings', 'Settings'),
    button: 'Save Settings',
    place: (page) => page.getByRole('main'),
  },
  {
    source: `${portal}/features/password/SecurityCard.tsx`,
    open: (page) => openSection(page, 'settings', 'Settings'),
    button: 'Change Password',
  },
  {
    source: `${portal}/features/staff/AddStaffDialog.tsx`,
    open: async (page) => {
      await openSection(page, 'staff', 'Staff Management');
      await page.getByRole('button', { name: 'Add Staff Member' }).click();
    },
    button: 'Add to team',
  },
  {
    source: `${portal}/features/integration/RequestIntegrationDialog.tsx`,
    open: async (page) => {
      await openSection(page, 'integrations', 'Integrations');
      await page.getByRole('button', { name: 'Request Integration' }).click();
    },
    button: 'Send request',
  },
  {
    source: `${portal}/features/assistant/Composer.tsx`,
    open: (page) => openSection(page, 'ai-assistant', 'AI Assistant'),
    button: 'Send',
  },
  {
    source: `${portal}/features/ticket/thread/ReplyForm.tsx`,
    open: openThread,
    button: 'Send message',
  },
  { source: `${portal}/features/menu/ItemDialog.tsx`, open: openContent('Menu', 'Add Item'), button: 'Save to draft' },
  {
    source: `${portal}/features/menu/CategoriesDialog.tsx`,
    open: openContent('Menu', 'Edit categories'),
    button: 'Add category',
  },
  {
    source: `${portal}/features/menu/PricesDialog.tsx`,
    open: async (page) => {
      await openPage(page, '/content-management');
      await addMenuItem(page);
      await openPage(page, '/content-management');
      await openContent('Menu', 'Change prices')(page);
    },
    button: 'Apply to 1 item',
  },
  {
    source: `${portal}/features/menu/MenuImportDialog.tsx`,
    open: openContent('Menu', 'Import CSV'),
    button: 'Import all',
  },
  {
    source: `${portal}/features/guestEvent/GuestEventDialog.tsx`,
    open: openContent('Events', 'Create Event'),
    button: 'Save event',
  },
  { source: `${portal}/features/push/ComposePanel.tsx`, open: openPush, button: 'Send Now' },
  {
    source: `${portal}/features/push/ScheduleDialog.tsx`,
    open: async (page) => {
      await openPush(page);
      await page.getByRole('textbox', { name: 'Title' }).fill('Tonight');
      await page.getByRole('textbox', { name: 'Message' }).fill('Six wines.');
      await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    },
    button: 'Schedule',
  },
  {
    source: `${portal}/features/push/AddTesterDialog.tsx`,
    open: async (page) => {
      await openPush(page);
      await page.getByRole('button', { name: 'Add Phone' }).click();
    },
    button: 'Add phone',
  },
  {
    source: 'packages/account/src/webhooks/AddWebhookForm.tsx',
    open: (page) => openSection(page, 'integrations', 'Integrations'),
    button: 'Add webhook',
  },
  { source: `${portal}/features/businessInfo/LiveInfo.tsx`, open: openContent('Info'), button: 'Save to draft' },
];
