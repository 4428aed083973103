import { jest } from '@jest/globals';
import { passkeySignIn } from '@skal/contracts/account/passkey';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { act, screen, waitFor } from '@testing-library/react';
import LoginPage from '../../pages/LoginPage.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';
import { currentUrl, findToast, renderSite } from '../../testing/renderSite.tsx';
import { FRESH_MS } from './usePasskeyChallenge.ts';
import { OFFER_AFTER_MS } from './usePasskeySignIn.ts';

const { requests, respondWith } = mockSiteApi();

const bytes = new TextEncoder().encode('a credential').buffer;
const credential = {
  ...{ id: 'Y3JlZA', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
};

type PasskeyRequest = CredentialRequestOptions & { mediation?: string };

/** Mocks a browser with passkeys: `get` records requests; `ready` resolves once it could be called. */
function withPasskeys({ autofill = false, active = true } = {}) {
  const get = jest.fn(
    ({ signal, mediation }: PasskeyRequest) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (mediation !== 'conditional') resolve(credential);
      }),
  );
  const isConditionalMediationAvailable = jest.fn(async () => autofill);
  Object.assign(window, { PublicKeyCredential: Object.assign(() => {}, { isConditionalMediationAvailable }) });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: active } });
  // The page checks this once challenge and code are loaded.
  const ready = () => waitFor(() => expect(isConditionalMediationAvailable).toHaveBeenCalled());
  return { get, ready };
}

const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });
const challenges = () => requests.filter(({ path }) => path === passkeySignIn.begin.path);

afterEach(() => {
  for (const name of ['credentials', 'userActivation']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

describe('signing in with a passkey', () => {
  it('calls the device within the user activation: challenge and code are loaded before', async () => {
    const { get, ready } = withPasskeys();
    renderSite(<LoginPage />, { path: '/login' });
    await ready();
    const press = await button();
    act(() => press.click());
    // Without a network request in between, the call is within the user activation.
    expect(get).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it('is offered by autofill when the email field gets the focus', async () => {
    const { get, ready } = withPasskeys({ autofill: true });
    renderSite(<LoginPage />, { path: '/login' });
    await button();
    await ready();
    expect(get).not.toHaveBeenCalled();
    act(() => screen.getByLabelText('Email').focus());
    await waitFor(() => expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' })));
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    act(() => screen.getByRole('button', { name: 'Sign in with a passkey' }).click());
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect(screen.queryByRole('region', { name: 'Toast', hidden: true })).toHaveTextContent('Login Successful');
  });

  it('is offered by autofill after the page has been open for a moment', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { get, ready } = withPasskeys({ autofill: true });
    const { unmount } = renderSite(<LoginPage />, { path: '/login' });
    await ready();
    await act(() => jest.advanceTimersByTimeAsync(OFFER_AFTER_MS));
    await waitFor(() => expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' })));
    unmount();
    jest.useRealTimers();
  });

  it('asks for another press when a slow connection outlasted the user activation', async () => {
    const { get } = withPasskeys({ active: false });
    const answers = Promise.withResolvers<void>();
    respondWith([
      mockEndpoint(passkeySignIn.begin, async () => {
        await answers.promise;
        return {
          challenge: 'Y2hhbGxlbmdl',
          rpId: 'localhost',
          timeout: 120_000,
          userVerification: 'required' as const,
        };
      }),
    ]);
    renderSite(<LoginPage />, { path: '/login' });
    const press = await button();
    act(() => press.click());
    answers.resolve();
    expect((await findToast()).title).toBe('Press Once More');
    expect(get).not.toHaveBeenCalled();
    act(() => press.click());
    expect(get).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it('shows at the press that the challenge failed to load', async () => {
    withPasskeys();
    respondWith([mockEndpoint(passkeySignIn.begin, () => errorResponse(500, 'Something went wrong.'))]);
    const { user } = renderSite(<LoginPage />, { path: '/login' });
    const press = await button();
    await user.click(press);
    expect((await findToast()).title).toBe('Not Signed In');
  });

  it('renews the challenge before it expires on the server', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { ready } = withPasskeys();
    const { unmount } = renderSite(<LoginPage />, { path: '/login' });
    await ready();
    const before = challenges().length;
    await act(() => jest.advanceTimersByTimeAsync(FRESH_MS));
    await waitFor(() => expect(challenges().length).toBeGreaterThan(before));
    unmount();
    jest.useRealTimers();
  });
});
