import { type Form, load } from './form.ts';

const marketing = 'mfe-marketing/src/features';

export const visitor: readonly Form[] = [
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
    from: `${marketing}/signIn/CodeForm.tsx`,
    open: async (page) => {
      await page.route('**/api/login', (route) => route.fulfill({ status: 401, json: { code: 'code-needed' } }));
      await load(page, '/login');
      await page.getByLabel('Email').fill('a@example.dk');
      await page.getByLabel('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Access Dashboard' }).click();
    },
    button: 'Continue',
    // The password that is right and not enough.
    trouble: /401/,
  },
  {
    from: `${marketing}/passwordLink/AskLinkForm.tsx`,
    open: (page) => load(page, '/forgot-password'),
    button: 'Send Link',
  },
  {
    from: `${marketing}/passwordLink/SetPasswordForm.tsx`,
    open: async (page) => {
      // A link that there is none of: the form behind it is what is looked at.
      await page.route('**/api/set-password/account', (route) => route.fulfill({ json: { email: 'a@example.dk' } }));
      await load(page, `/set-password#${'a'.repeat(43)}`);
    },
    button: 'Set Password',
  },
];
