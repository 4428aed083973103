import type { Page } from '@playwright/test';
import type { LeadReply } from '@skal/contracts/support/followUp';
import { accountForms } from './account.ts';
import { type Form, openPage, someTicket, someTime } from './form.ts';

const admin = 'mfe-admin/src/features';
const ledger = 'mfe-admin/src/features/ledger';

/** Opens a mocked item of the inbox. */
const openInbox =
  (item: 'ticket' | 'message', path: string, row: typeof someLead | typeof someTicket) => async (page: Page) => {
    const id = '0198c0de-0000-7000-8000-000000000001';
    await page.route(`**/api/admin/${path}/*`, (route) => route.fulfill({ json: { id, ...row } }));
    await openPage(page, `/admin?tab=inbox&item=${item}-${id}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('article').waitFor();
  };

const someLead: Omit<LeadReply, 'id'> = {
  ...{ kind: 'message', status: 'new', note: null, unread: false, name: 'A person', email: 'a@example.dk' },
  ...{ clientId: null, undeliverableSince: null },
  ...{ phone: null, phoneE164: null, countryCode: null, company: null, industry: null, currentSolution: null },
  ...{ challenges: null, contactPreference: null, subject: 'Hello', message: 'Hello', createdAt: someTime },
};

const someVersion = {
  ...{ version: '1', commit: null, bytes: null, since: null, by: null, served: true },
  rum: {
    ...{ rendered: 0, failed: 0, loads: 0, fallbacks: 0, errors: 0, messages: [] },
    vitals: { LCP: null, INP: null, CLS: null },
  },
};
const someRelease = {
  bundle: 'shell',
  live: someVersion,
  before: { ...someVersion, version: '0' },
  canary: null,
  history: [],
};

/** Opens the first client of the list by one of its actions, without drafts of earlier input. */
const openClient = async (page: Page, action: 'View' | 'Edit') => {
  await openPage(page, '/admin?tab=clients');
  await page.evaluate(() => localStorage.clear());
  await page
    .getByRole('button', { name: new RegExp(`^${action} `) })
    .first()
    .click();
};

/** Opens the client panel at the payments. */
const openMoney = async (page: Page) => {
  await openClient(page, 'View');
  await page.getByRole('dialog').getByRole('tab', { name: 'Money' }).click();
};

/** Opens the client panel at the reporting of the app. */
const openReporting = async (page: Page) => {
  await openClient(page, 'View');
  await page.getByRole('dialog').getByRole('tab', { name: 'Reporting' }).click();
};

/** The forms of the operator. */
export const operatorForms: readonly Form[] = [
  {
    source: `${admin}/client/create/CreateClientDialog.tsx`,
    open: async (page) => {
      await openPage(page, '/admin?tab=clients');
      await page.evaluate(() => localStorage.clear());
      await page.getByRole('button', { name: 'Create Client' }).first().click();
    },
    button: 'Create Client',
  },
  {
    source: `${admin}/inbox/ticket/ReplyForm.tsx`,
    open: openInbox('ticket', 'tickets', someTicket),
    button: 'Send answer',
  },
  {
    source: `${admin}/inbox/detail/FollowUp.tsx`,
    open: openInbox('message', 'inquiries', someLead),
    button: 'Save note',
  },
  {
    source: `${admin}/client/edit/EditClientForm.tsx`,
    open: (page) => openClient(page, 'Edit'),
    button: 'Save Changes',
  },
  {
    source: `${admin}/milestone/StoreLinksForm.tsx`,
    open: async (page) => {
      await openClient(page, 'View');
      await page.getByRole('tab', { name: 'App' }).click();
    },
    button: 'Save Links',
  },
  {
    source: `${admin}/milestone/MilestoneForm.tsx`,
    open: async (page) => {
      await openClient(page, 'View');
      await page.getByRole('tab', { name: 'App' }).click();
      await page.getByRole('button', { name: 'Add Milestone' }).click();
    },
    button: 'Save Milestone',
  },
  { source: `${admin}/appKey/AddKeyForm.tsx`, open: openReporting, button: 'Create key' },
  { source: 'packages/account/src/webhooks/AddWebhookForm.tsx', open: openReporting, button: 'Add webhook' },
  { source: `${admin}/connection/ConnectShopifyForm.tsx`, open: openReporting, button: 'Connect Shopify' },
  { source: `${admin}/connection/ConnectMailchimpForm.tsx`, open: openReporting, button: 'Connect Mailchimp' },
  { source: `${admin}/push/PushServiceForm.tsx`, open: openReporting, button: 'Save push service' },
  { source: `${admin}/guest/EraseGuest.tsx`, open: openReporting, button: 'Erase guest' },
  { source: `${ledger}/NewEntryForm.tsx`, open: openMoney, button: 'Record' },
  {
    source: `${ledger}/ReverseEntryDialog.tsx`,
    open: async (page) => {
      await openMoney(page);
      await page
        .getByRole('button', { name: /^Reverse/ })
        .first()
        .click();
    },
    button: 'Add reversal',
  },
  {
    source: `${admin}/invoice/NewInvoiceDialog.tsx`,
    open: async (page) => {
      await openMoney(page);
      await page.getByRole('button', { name: 'New invoice' }).click();
    },
    button: 'Issue and send',
  },
  {
    source: `${ledger}/ImportDialog.tsx`,
    open: async (page) => {
      await openPage(page, '/admin?tab=revenue');
      await page.evaluate(() => localStorage.clear());
      await page.getByRole('button', { name: 'Import entries' }).click();
    },
    button: 'Import all',
  },
  {
    source: 'mfe-admin/src/features/operator/InviteDialog.tsx',
    open: async (page) => {
      await openPage(page, '/admin/operators');
      await page.getByRole('button', { name: 'Invite Operator' }).click();
    },
    button: 'Send Invitation',
  },
  {
    source: `${admin}/release/Releases.tsx`,
    open: async (page) => {
      await page.route('**/api/admin/releases', (route) => route.fulfill({ json: [someRelease] }));
      await openPage(page, '/admin/releases');
      await page.getByRole('button', { name: /^Roll back/ }).click();
    },
    button: 'Roll Back',
  },
  ...accountForms,
];
