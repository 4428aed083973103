import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { scenarios } from '../../mocks/handlers.ts';
import { Opener } from '../../sections/site/Opener.tsx';
import { siteNetwork } from '../../testing/network.ts';
import { address, readToast, renderSite } from '../../testing/renderSite.tsx';

const { calls, given, server } = siteNetwork();

const PHONE_NEEDED = "Please fill out your phone number if you'd like us to call you.";

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const country = () => screen.getByRole('combobox', { name: /country/i });
const send = () => screen.getByRole('button', { name: 'Request your call' });

async function open() {
  const site = renderSite(<Opener>Start Your Project</Opener>, { path: '/about' });
  await site.user.click(screen.getByRole('button', { name: 'Start Your Project' }));
  const dialog = await screen.findByRole('dialog');
  return { ...site, dialog };
}

async function write(user: UserEvent, name: RegExp, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function fillIn(user: UserEvent) {
  await write(user, /^Full Name/, 'Karen Lund');
  await write(user, /^Email Address/, 'karen@vinbar.example');
  await write(user, /^Company Name/, 'Vinbar Lund');
  await user.click(screen.getByRole('combobox', { name: /^Industry/ }));
  await user.click(await screen.findByRole('option', { name: 'Wine bar' }));
  await user.click(radio('Email'));
}

async function openAndFillIn() {
  const site = await open();
  await fillIn(site.user);
  return site;
}

describe('the consultation popup', () => {
  it('F4-F6, F11: asks for what it must, and begins with Denmark', async () => {
    await open();
    for (const name of [/^Full Name \*/, /^Email Address \*/, /^Company Name \*/]) {
      expect(field(name)).toBeRequired();
    }
    expect(field(/^Email Address/)).toHaveAttribute('type', 'email');
    expect(screen.getByRole('combobox', { name: 'Industry *' })).toHaveAttribute('aria-required', 'true');
    const preference = screen.getByRole('radiogroup', { name: 'How would you like to be contacted? *' });
    expect(
      within(preference)
        .getAllByRole('radio')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['email', 'call']);
    expect(within(preference).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(field(/achieve/)).not.toBeRequired();
    expect(field(/achieve/)).toHaveAttribute('rows', '4');
    expect(country()).toHaveValue('+45');
  });

  it('F4: says what is missing, leads there, and sends nothing', async () => {
    const { user } = await open();
    await user.click(send());
    for (const text of [
      'Please enter your full name',
      'Please enter your email address',
      'Please enter your company name',
      'Please choose your industry',
      'Please choose how you would like to be contacted',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    await waitFor(() => expect(field(/^Full Name/)).toHaveFocus());
    expect(calls).toHaveLength(0);
  });

  it('F14, F16, F22: formats the number of the chosen country, with its placeholder', async () => {
    const { user } = await open();
    expect(
      within(country())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Denmark +45',
      'Sweden +46',
      'Norway +47',
      'Germany +49',
      'UK +44',
      'USA +1',
      'France +33',
      'Netherlands +31',
      'Switzerland +41',
      'Austria +43',
    ]);
    const phone = field(/phone/i);
    expect(phone).toHaveAttribute('placeholder', '12 34 56 78');
    await user.type(phone, '12a3456789');
    expect(phone).toHaveValue('12 34 56 78');
    await user.selectOptions(country(), '+1');
    expect(phone).toHaveAttribute('placeholder', '(123) 456-7890');
  });

  it('F12: choosing a country clears the number', async () => {
    const { user } = await open();
    await write(user, /phone/i, '12345678');
    await user.selectOptions(country(), '+46');
    expect(field(/phone/i)).toHaveValue('');
    expect(country()).toHaveValue('+46');
  });

  it('T13: a number pasted with its country chooses the country', async () => {
    const { user } = await open();
    await user.click(field(/phone/i));
    await user.paste('+44 1234 567 8901');
    await waitFor(() => expect(country()).toHaveValue('+44'));
    expect(field(/phone/i)).toHaveValue('1234 567 8901');
  });

  it('F7-F9: a call without a number is refused, and the preference is not set', async () => {
    const { user } = await open();
    await user.click(radio('Phone Call'));
    expect(await screen.findByText(PHONE_NEEDED)).toBeVisible();
    expect(radio('Phone Call')).not.toBeChecked();
  });

  it('F10: that message goes when a phone is typed', async () => {
    const { user } = await open();
    await user.click(radio('Phone Call'));
    await screen.findByText(PHONE_NEEDED);
    await user.type(field(/phone/i), '1');
    await waitFor(() => expect(screen.queryByText(PHONE_NEEDED)).not.toBeInTheDocument());
    await user.click(radio('Phone Call'));
    await waitFor(() => expect(radio('Phone Call')).toBeChecked());
  });

  it('F10: it goes with the next valid choice, too', async () => {
    const { user } = await open();
    await user.click(radio('Phone Call'));
    await screen.findByText(PHONE_NEEDED);
    await user.click(radio('Email'));
    await waitFor(() => expect(screen.queryByText(PHONE_NEEDED)).not.toBeInTheDocument());
    expect(radio('Email')).toBeChecked();
  });

  it('T12: a call whose number went with the country is refused when it is sent', async () => {
    const { user } = await openAndFillIn();
    await write(user, /phone/i, '12345678');
    await user.click(radio('Phone Call'));
    await user.selectOptions(country(), '+46');
    await user.click(send());
    expect(await screen.findByText(PHONE_NEEDED)).toBeVisible();
    await waitFor(() => expect(field(/phone/i)).toHaveFocus());
    expect(calls).toHaveLength(0);
  });

  it('F13, F23: sends exactly its fields', async () => {
    const { user } = await openAndFillIn();
    await write(user, /phone/i, '12345678');
    await user.click(radio('Phone Call'));
    await write(user, /achieve/, 'More regulars');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/contact' });
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.body).toEqual({
      name: 'Karen Lund',
      email: 'karen@vinbar.example',
      phone: '12 34 56 78',
      countryCode: '+45',
      company: 'Vinbar Lund',
      industry: 'Wine bar',
      currentSolution: [],
      challenges: 'More regulars',
      contactPreference: 'call',
    });
  });

  it('F25: is busy and disabled meanwhile', async () => {
    server.use(http.post('/api/contact', () => delay('infinite')));
    const { user } = await openAndFillIn();
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it('F24: only the success status counts', async () => {
    server.use(http.post('/api/contact', () => HttpResponse.text('anything', { status: 200 })));
    const { user } = await openAndFillIn();
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  });

  it('F26, F27, F31-F33: thanks, says what happens next, and returns to the home page', async () => {
    const { user } = await openAndFillIn();
    await user.click(send());
    expect(await screen.findByText(/confirmation.*inbox.*within 24 hours/)).toBeVisible();
    expect(screen.getByText(/free 30-minute call/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Return to Home Page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/');
  });

  it('F28: closes without going anywhere', async () => {
    const { user } = await openAndFillIn();
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thank You!' });
    await user.click(screen.getByText('Close', { selector: 'button, button *' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/about');
  });

  it.each(['500', '429', 'validation', 'offline'] as const)(
    'F29: %s keeps the form and its values',
    async (scenario) => {
      given(scenarios[scenario]);
      const { user } = await openAndFillIn();
      await user.click(send());
      expect(await readToast()).toEqual({
        title: 'Error',
        description: 'Something went wrong. Please try again or contact us directly.',
        variant: 'destructive',
      });
      expect(send()).toBeEnabled();
      expect(field(/^Full Name/)).toHaveValue('Karen Lund');
      expect(radio('Email')).toBeChecked();
    },
  );

  it('F30: closing resets it, the country included', async () => {
    const { user } = await openAndFillIn();
    await user.selectOptions(country(), '+46');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Start Your Project' }));
    await screen.findByRole('dialog');
    expect(field(/^Full Name/)).toHaveValue('');
    expect(country()).toHaveValue('+45');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('F30: an answer that comes after closing does not thank in the next opening', async () => {
    let answer: (response: Response) => void = () => {};
    server.use(
      http.post(
        '/api/contact',
        () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      ),
    );
    const { user } = await openAndFillIn();
    await user.click(send());
    await screen.findByRole('button', { name: 'Sending...' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Start Your Project' }));
    await screen.findByRole('dialog');
    answer(HttpResponse.json({ message: 'ok' }, { status: 201 }));
    await write(user, /^Full Name/, 'Ida Holm');
    expect(field(/^Full Name/)).toHaveValue('Ida Holm');
    expect(screen.queryByRole('heading', { name: 'Thank You!' })).not.toBeInTheDocument();
  });

  it('sends the same request under one key', async () => {
    given(scenarios['500']);
    const { user } = await openAndFillIn();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await user.click(send());
      await waitFor(() => expect(calls).toHaveLength(attempt));
      await waitFor(() => expect(send()).toBeEnabled());
    }
    const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/\S{8,}/);
    expect(second).toBe(first);
  });
});
