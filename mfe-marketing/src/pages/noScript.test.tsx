import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import ConfirmEmailPage from './ConfirmEmailPage.tsx';
import ContactPage from './ContactPage.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import LoginPage from './LoginPage.tsx';
import SetPasswordPage from './SetPasswordPage.tsx';

/** Renders the page as a browser without script does: including the content of `noscript`. */
function readPage(page: ReactElement) {
  const { Providers } = makeStore();
  const html = renderToString(
    <Providers>
      <MemoryRouter>{page}</MemoryRouter>
    </Providers>,
  );
  const place = document.createElement('div');
  place.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
  return within(document.body.appendChild(place));
}

const namesIn = (form: HTMLElement) => [...new FormData(form as HTMLFormElement).keys()];

describe('pages without script', () => {
  afterEach(() => document.body.replaceChildren());

  it('let a visitor send a message by a plain POST', () => {
    const form = readPage(<ContactPage />).getByRole('form', { name: 'Send a message' });
    expect(form).toHaveAttribute('action', '/api/contact');
    expect(form).toHaveAttribute('method', 'post');
    expect(namesIn(form)).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'subject', 'message']));
    const buttons = within(form).getAllByRole('button', { name: 'Send Message' });
    expect(buttons.map((button) => button.getAttribute('type'))).toEqual(['button', 'submit']);
  });

  it('let a visitor ask for a discovery call by a plain POST', () => {
    const form = readPage(<ContactPage />).getByRole('form', { name: 'Book your free discovery call' });
    expect(form).toHaveAttribute('action', '/api/contact');
    const names = ['name', 'email', 'company', 'industry', 'countryCode', 'phone', 'challenges'];
    expect(namesIn(form)).toEqual(expect.arrayContaining(names));
    expect(within(form).getAllByRole('radio')).toHaveLength(2);
    expect(within(form).getByRole('button', { name: 'Request your call' })).toHaveAttribute('type', 'submit');
  });

  it('let a user request a password link by a plain POST', () => {
    const page = readPage(<ForgotPasswordPage />);
    const submit = page.getAllByRole('button', { name: 'Send Link' }).at(-1);
    expect(submit).toHaveAttribute('type', 'submit');
    expect(submit?.closest('form')).toHaveAttribute('action', '/api/password-link');
  });

  it.each([
    ['Signing in', <LoginPage key="1" />],
    ['Setting a password', <SetPasswordPage key="2" />],
    ['This link', <ConfirmEmailPage key="3" />],
  ])('%s states that it needs script', (what, page) => {
    expect(readPage(page).getByText(new RegExp(`^${what} needs JavaScript`))).toBeInTheDocument();
  });
});
