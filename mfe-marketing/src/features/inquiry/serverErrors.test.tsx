import { inquiry } from '@skal/contracts/support/inquiry';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { scenarios } from '../../mocks/scenarios.ts';
import ContactPage from '../../pages/ContactPage.tsx';
import { field, openAndFillIn, openButton, radio, send as sendRequest, write } from '../../testing/consultation.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { findToast, renderSite } from '../../testing/renderSite.tsx';

const { requests, respondWith } = mockSiteApi();
const refusal = (status: number, error: string, fields = {}) => [
  http.post(inquiry.send.path, () => errorResponse(status, error, { fields }), { once: true }),
];

describe('a rejected message', () => {
  const send = () => screen.getByRole('button', { name: 'Send Message' });

  it('G1, G7: fails form validation, server validation at its field and rate limiting, and succeeds at last', async () => {
    const { user } = renderSite(<ContactPage />, { path: '/contact' });
    await write(user, /^Email Address/, 'karen@vinbar');
    await write(user, /^Subject/, 'a'.repeat(201));
    await write(user, /^Message/, '   ');
    await user.click(send());
    for (const message of [
      'Please enter your full name',
      'Please enter a valid email address',
      'Please use at most 200 characters',
      'Please write your message',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(field(/^Full Name/)).toHaveFocus());
    expect(requests).toHaveLength(0);

    await write(user, /^Full Name/, 'Karen Lund');
    await write(user, /^Email Address/, '.example');
    await user.clear(field(/^Subject/));
    await user.clear(field(/^Message/));
    await write(user, /^Message/, 'We have forty seats.');
    await write(user, /^Subject/, 'An app');

    respondWith(refusal(400, 'That address takes no mail', { email: 'That address takes no mail' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(/^Email Address/)).toHaveFocus());
    expect(field(/^Email Address/)).toHaveAccessibleDescription('That address takes no mail');
    expect(await findToast()).toMatchObject({
      title: 'Error sending message',
      description: 'That address takes no mail',
    });

    const later = 'Too many messages. Please try again in 10 minutes.';
    respondWith(refusal(429, later));
    await user.click(send());
    await waitFor(async () => expect((await findToast()).description).toBe(later));
    expect(field(/^Message/)).toHaveValue('We have forty seats.');

    await user.dblClick(send());
    await waitFor(async () => expect((await findToast()).title).toBe('Message sent successfully!'));
    expect(field(/^Message/)).toHaveValue('');
    expect(field(/^Email Address/)).not.toHaveAccessibleDescription();
    expect(requests).toHaveLength(3);
    expect(requests.map(({ body }) => body.email)).toEqual(Array(3).fill('karen@vinbar.example'));
  });
});

describe('a rejected consultation request', () => {
  it('F29, F30: shows errors at their fields, keeps the form, and starts again after closing', async () => {
    const { user } = await openAndFillIn();
    respondWith(refusal(400, 'That address takes no mail', { email: 'That address takes no mail', status: 'x' }));
    await user.click(sendRequest());
    await waitFor(() => expect(field(/^Email Address/)).toHaveFocus());
    expect(field(/^Email Address/)).toHaveAccessibleDescription('That address takes no mail');
    // F29: the toast is the same for every failure.
    expect((await findToast()).description).toBe('Something went wrong. Please try again or contact us directly.');
    expect(field(/^Full Name/)).toHaveValue('Karen Lund');
    expect(radio('Email')).toBeChecked();

    respondWith(scenarios.offline);
    await user.dblClick(sendRequest());
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(sendRequest()).toBeEnabled());

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(openButton());
    await screen.findByRole('dialog');
    expect(field(/^Email Address/)).toHaveValue('');
    expect(field(/^Email Address/)).not.toHaveAccessibleDescription();
    expect(screen.queryByText('Please enter your full name')).not.toBeInTheDocument();
  });
});
