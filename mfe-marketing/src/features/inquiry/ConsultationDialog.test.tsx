import { proxyResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { scenarios } from '../../mocks/scenarios.ts';
import { country, field, openAndFillIn, openButton, radio, send, write } from '../../testing/consultation.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { currentUrl, findToast } from '../../testing/renderSite.tsx';

const { requests, respondWith, server } = mockSiteApi();

describe('the consultation dialog', () => {
  it('F25: is busy and disabled while submitting', async () => {
    server.use(http.post('/api/contact', () => delay('infinite')));
    const { user } = await openAndFillIn();
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it('F24: only a success status counts', async () => {
    server.use(http.post('/api/contact', () => proxyResponse('anything', 200)));
    const { user } = await openAndFillIn();
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  });

  it('F26, F27, F31-F33: shows thanks and the next steps, and returns to the home page', async () => {
    const { user } = await openAndFillIn();
    await user.click(send());
    expect(await screen.findByText(/confirmation.*inbox.*within 24 hours/)).toBeVisible();
    expect(screen.getByText(/free 30-minute call/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Return to Home Page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/');
  });

  it('F28: closes without navigation', async () => {
    const { user } = await openAndFillIn();
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thank You!' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/about');
  });

  it.each(['500', '429', 'validation', 'offline'] as const)(
    'F29: %s keeps the form and its values',
    async (scenario) => {
      respondWith(scenarios[scenario]);
      const { user } = await openAndFillIn();
      await user.click(send());
      expect(await findToast()).toEqual({
        title: 'Error',
        description: 'Something went wrong. Please try again or contact us directly.',
        variant: 'destructive',
      });
      expect(send()).toBeEnabled();
      expect(field(/^Full Name/)).toHaveValue('Karen Lund');
      expect(radio('Email')).toBeChecked();
    },
  );

  it('F30: closing resets it, including the country', async () => {
    const { user } = await openAndFillIn();
    await user.selectOptions(country(), '+46');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(openButton());
    await screen.findByRole('dialog');
    expect(field(/^Full Name/)).toHaveValue('');
    expect(country()).toHaveValue('+45');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('F30: a response after closing does not show thanks at the next opening', async () => {
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
    await user.click(openButton());
    await screen.findByRole('dialog');
    answer(HttpResponse.json({ message: 'ok' }, { status: 201 }));
    await write(user, /^Full Name/, 'Ida Holm');
    expect(field(/^Full Name/)).toHaveValue('Ida Holm');
    expect(screen.queryByRole('heading', { name: 'Thank You!' })).not.toBeInTheDocument();
  });

  it('retries the same request with one idempotency key', async () => {
    respondWith(scenarios['500']);
    const { user } = await openAndFillIn();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await user.click(send());
      await waitFor(() => expect(requests).toHaveLength(attempt));
      await waitFor(() => expect(send()).toBeEnabled());
    }
    const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/\S{8,}/);
    expect(second).toBe(first);
  });
});
