import { HONEYPOT } from '@skal/contracts/support/inquiry';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { proxyResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { scenarios } from '../../mocks/scenarios.ts';
import ContactPage from '../../pages/ContactPage.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { findToast, renderSite } from '../../testing/renderSite.tsx';

const { requests, respondWith, server } = mockSiteApi();

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });

async function fillIn() {
  const site = renderSite(<ContactPage />, { path: '/contact' });
  const { user } = site;
  const texts: [RegExp, string][] = [
    [/^Full Name/, '  Karen Lund '],
    [/^Email Address/, 'karen@vinbar.example'],
    [/^Subject/, 'An app for us'],
    [/^Message/, 'We have forty seats.'],
  ];
  for (const [name, text] of texts) {
    await pasteInto(user, field(name), text);
  }
  return site;
}

describe('the contact form', () => {
  it('G1-G3: has the required fields, and a free-form phone number', () => {
    renderSite(<ContactPage />);
    for (const name of [/^Full Name \*/, /^Email Address \*/, /^Subject \*/, /^Message \*/]) {
      expect(field(name)).toBeRequired();
    }
    expect(field(/^Email Address/)).toHaveAttribute('type', 'email');
    expect(field(/^Message/)).toHaveAttribute('rows', '6');
    const phone = field(/phone/i);
    expect(phone).not.toBeRequired();
    expect(phone).toHaveAttribute('type', 'tel');
    expect(phone).toHaveAttribute('placeholder', '+45 XX XX XX XX');
  });

  it('G1: shows missing fields, focuses the first, and sends nothing', async () => {
    const { user } = renderSite(<ContactPage />);
    await user.click(send());
    expect(await screen.findByText('Please enter your full name')).toBeVisible();
    expect(screen.getByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter a subject')).toBeVisible();
    expect(screen.getByText('Please write your message')).toBeVisible();
    await waitFor(() => expect(field(/^Full Name/)).toHaveFocus());
    expect(requests).toHaveLength(0);
  });

  it('G4: sends exactly its fields, trimmed', async () => {
    const { user } = await fillIn();
    await user.click(send());
    await findToast();
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/contact' });
    expect(requests[0]?.body).toEqual({
      name: 'Karen Lund',
      email: 'karen@vinbar.example',
      phone: '',
      subject: 'An app for us',
      message: 'We have forty seats.',
    });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/\S{8,}/);
  });

  it('G5: is busy and disabled while submitting', async () => {
    server.use(http.post('/api/contact', () => delay('infinite')));
    const { user } = await fillIn();
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it('G6: shows the server’s message and resets', async () => {
    const { user } = await fillIn();
    await user.click(send());
    expect(await findToast()).toEqual({
      title: 'Message sent successfully!',
      description: 'Thank you. We reply within 24 hours.',
      variant: 'success',
    });
    await waitFor(() => expect(field(/^Message/)).toHaveValue(''));
    expect(field(/^Full Name/)).toHaveValue('');
  });

  it('G6: has a default message if the server sends none', async () => {
    server.use(http.post('/api/contact', () => proxyResponse('', 201)));
    const { user } = await fillIn();
    await user.click(send());
    expect((await findToast()).description).toBe("We'll get back to you within 24 hours.");
  });

  it.each([
    ['the server’s sentence', scenarios['500'], 'Something went wrong on our side'],
    ['that it was refused', [http.post('/api/contact', () => proxyResponse('', 500))], 'Failed to send message'],
    ['what else to do', scenarios.offline, 'Please try again or contact us directly.'],
  ])('G7: shows %s, and keeps the form', async (_, scenario, description) => {
    respondWith(scenario);
    const { user } = await fillIn();
    await user.click(send());
    expect(await findToast()).toEqual({ title: 'Error sending message', description, variant: 'destructive' });
    expect(field(/^Message/)).toHaveValue('We have forty seats.');
    expect(send()).toBeEnabled();
  });

  it('retries the same message with the same idempotency key, and a changed one with another', async () => {
    respondWith(scenarios['500']);
    const { user } = await fillIn();
    for (const change of ['', '', ' And a garden.']) {
      if (change) await pasteInto(user, field(/^Message/), change);
      await user.click(send());
      await waitFor(() => expect(send()).toBeEnabled());
    }
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('has an invisible honeypot that autofill ignores, and sends it if filled in', async () => {
    const { user } = await fillIn();
    const trap = document.querySelector<HTMLInputElement>(`input[name="${HONEYPOT}"]`);
    if (!trap) throw new Error('no honeypot found');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    // Chromium, Firefox and password managers guess by name, id, label and placeholder.
    expect([trap.id, trap.labels?.length, trap.placeholder, trap.getAttribute('aria-label')]).toEqual([
      '',
      0,
      '',
      null,
    ]);
    expect(trap.name).not.toMatch(
      /name|nick|user|mail|tel|phone|fax|mobile|url|web|site|home|page|link|addr|street|city|town|zip|postal|post|region|state|country|land|company|org|title|birth|bday|sex|gender|lang|photo|pass|code|card|cc|note|message|comment|subject|\bext|ext\b/i,
    );
    await pasteInto(user, trap, 'https://spam.example');
    await user.click(send());
    await findToast();
    expect(requests[0]?.body[HONEYPOT]).toBe('https://spam.example');
    expect(requests[0]?.body).not.toHaveProperty('website');
  });
});

describe('the contact page', () => {
  it('D35-D39: shows other contacts, and what to expect', () => {
    renderSite(<ContactPage />);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: '+45 00 00 00 00' })).toHaveAttribute('href', 'tel:+4500000000');
    expect(screen.getByRole('link', { name: 'sales@skal.example' })).toHaveAttribute(
      'href',
      'mailto:sales@skal.example',
    );
    expect(screen.getByText('Denmark')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book Discovery Call' })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.getByText(/30-minute call/)).toBeVisible();
    for (const name of [
      'Response within 24 hours',
      'Free consultation',
      'Detailed proposal with timeline',
      'Transparent pricing',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
  });

  it('B15: starts at its top', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    renderSite(<ContactPage />);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});
