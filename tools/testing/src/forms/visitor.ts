import { type Form, openPage } from './form.ts';

const marketing = 'mfe-marketing/src/features';

/** The forms of the public site. */
export const visitorForms: readonly Form[] = [
  {
    source: `${marketing}/inquiry/ContactForm.tsx`,
    open: (page) => openPage(page, '/contact'),
    button: 'Send Message',
  },
  {
    source: `${marketing}/inquiry/ConsultationDialog.tsx`,
    open: async (page) => {
      await openPage(page, '/contact');
      await page.getByRole('button', { name: 'Book Discovery Call' }).click();
    },
    button: 'Request your call',
  },
  {
    source: `${marketing}/signIn/SignInForm.tsx`,
    open: (page) => openPage(page, '/login'),
    button: 'Access Dashboard',
  },
  {
    source: `${marketing}/signIn/SecondFactorForm.tsx`,
    open: async (page) => {
      await page.route('**/api/login', (route) => route.fulfill({ status: 401, json: { code: 'code-needed' } }));
      await openPage(page, '/login');
      await page.getByLabel('Email').fill('a@example.dk');
      await page.getByLabel('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Access Dashboard' }).click();
    },
    button: 'Continue',
    // The password is right, and a code is needed as well.
    expectedErrors: /401/,
  },
  {
    source: `${marketing}/passwordReset/RequestLinkForm.tsx`,
    open: (page) => openPage(page, '/forgot-password'),
    button: 'Send Link',
  },
  {
    source: `${marketing}/passwordReset/SetPasswordForm.tsx`,
    open: async (page) => {
      // A mocked link: the test is about the form behind it.
      await page.route('**/api/set-password/account', (route) => route.fulfill({ json: { email: 'a@example.dk' } }));
      await openPage(page, `/set-password#${'a'.repeat(43)}`);
    },
    button: 'Set Password',
  },
];
