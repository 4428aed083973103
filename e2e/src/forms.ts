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

/** Opens a ticket that is not there, to write below it. */
const openThread = async (page: Page) => {
  await page.route('**/api/support-tickets', (route) => route.fulfill({ json: [{ id: 'one', ...someTicket }] }));
  await page.route('**/api/support-tickets/one', (route) => route.fulfill({ json: { id: 'one', ...someTicket } }));
  await openSection(page, 'support', 'Support');
  await page.getByRole('tab', { name: 'My Tickets' }).click();
  await page.getByRole('form', { name: 'Write below this ticket' }).waitFor();
};

/** Opens a part of the page for content: by its tab, and by a button where it is a popup. */
const openContent = (tab: string, button?: string) => async (page: Page) => {
  if (page.url().endsWith('/content-management')) await page.keyboard.press('Escape');
  else await load(page, '/content-management');
  await page.getByRole('tab', { name: tab }).click();
  if (button) await page.getByRole('button', { name: button }).click();
};

/** Opens something of the inbox that is not there: the forms are what is looked at. */
const openInbox = (item: 'ticket' | 'message', path: string, row: object) => async (page: Page) => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  await page.route(`**/api/admin/${path}/*`, (route) => route.fulfill({ json: { id, ...row } }));
  await load(page, `/admin?tab=inbox&item=${item}-${id}`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('article').waitFor();
};

const someTime = '2026-11-21T09:30:00.000Z';
const someTicket = {
  ...{ title: 'A ticket', description: 'Of somebody', priority: 'normal', category: 'other', status: 'open' },
  ...{ createdAt: someTime, updatedAt: someTime, responseTime: '', responseDueAt: someTime, respondedAt: null },
  ...{ clientId: '', clientName: 'A client', name: 'Somebody', email: 'a@example.dk', phone: null, unread: false },
  ...{ attachments: [], messages: [] },
};
const someLead = {
  ...{ kind: 'message', status: 'new', note: null, unread: false, name: 'Somebody', email: 'a@example.dk' },
  ...{ phone: null, phoneE164: null, countryCode: null, company: null, industry: null, currentSolution: null },
  ...{ challenges: null, contactPreference: null, subject: 'Hello', message: 'Hello', createdAt: someTime },
};

/** Opens the first client of the list by one of its actions; what was typed before is forgotten. */
const openClient = async (page: Page, action: 'View' | 'Edit') => {
  await load(page, '/admin?tab=clients');
  await page.evaluate(() => localStorage.clear());
  await page
    .getByRole('button', { name: new RegExp(`^${action} `) })
    .first()
    .click();
};

const admin = 'mfe-admin/src/features';
/** Opens the ledger of a client in the panel. */
const openLedger = async (page: Page) => {
  await openClient(page, 'View');
  await page.getByRole('dialog').getByRole('tab', { name: 'Money' }).click();
};

const ledger = 'mfe-admin/src/features/ledger';
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
    {
      from: `${marketing}/passwordLink/AskLinkForm.tsx`,
      open: (page) => load(page, '/forgot-password'),
      button: 'Send Link',
    },
    {
      from: `${marketing}/passwordLink/SetPasswordForm.tsx`,
      open: (page) => load(page, '/set-password'),
      button: 'Set Password',
    },
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
    {
      from: `${portal}/features/ticket/ReplyForm.tsx`,
      open: openThread,
      button: 'Send message',
    },
    { from: `${portal}/parts/DemoDialog.tsx`, open: openContent('Menu', 'Add Item'), button: 'Add Item' },
    { from: `${portal}/parts/DemoDialog.tsx`, open: openContent('Events', 'Create Event'), button: 'Create Event' },
    { from: `${portal}/features/contentManagement/InfoTab.tsx`, open: openContent('Info'), button: 'Save contact' },
    { from: `${portal}/features/contentManagement/OpeningHours.tsx`, open: openContent('Info'), button: 'Save hours' },
  ],
  operator: [
    {
      from: `${admin}/client/CreateClientDialog.tsx`,
      open: async (page) => {
        await load(page, '/admin?tab=clients');
        await page.evaluate(() => localStorage.clear());
        await page.getByRole('button', { name: 'Create Client' }).first().click();
      },
      button: 'Create Client',
    },
    {
      from: `${admin}/inbox/AnswerForm.tsx`,
      open: openInbox('ticket', 'tickets', someTicket),
      button: 'Send answer',
    },
    {
      from: `${admin}/inbox/FollowUp.tsx`,
      open: openInbox('message', 'inquiries', someLead),
      button: 'Save note',
    },
    {
      from: `${admin}/client/edit/EditClientForm.tsx`,
      open: (page) => openClient(page, 'Edit'),
      button: 'Save Changes',
    },
    {
      from: `${admin}/appStatus/StoreLinksForm.tsx`,
      open: async (page) => {
        await openClient(page, 'View');
        await page.getByRole('tab', { name: 'App' }).click();
      },
      button: 'Save Links',
    },
    {
      from: `${admin}/appStatus/MilestoneForm.tsx`,
      open: async (page) => {
        await openClient(page, 'View');
        await page.getByRole('tab', { name: 'App' }).click();
        await page.getByRole('button', { name: 'Add Milestone' }).click();
      },
      button: 'Save Milestone',
    },
    { from: `${ledger}/RecordForm.tsx`, open: openLedger, button: 'Record' },
    {
      from: `${ledger}/CorrectDialog.tsx`,
      open: async (page) => {
        await openLedger(page);
        await page
          .getByRole('button', { name: /^Take back/ })
          .first()
          .click();
      },
      button: 'Book counter-entry',
    },
    {
      from: `${ledger}/ImportDialog.tsx`,
      open: async (page) => {
        await load(page, '/admin?tab=revenue');
        await page.evaluate(() => localStorage.clear());
        await page.getByRole('button', { name: 'Import entries' }).click();
      },
      button: 'Book all',
    },
    {
      from: 'mfe-admin/src/features/operator/InviteDialog.tsx',
      open: async (page) => {
        await load(page, '/admin/operators');
        await page.getByRole('button', { name: 'Invite Operator' }).click();
      },
      button: 'Send Invitation',
    },
  ],
};
