import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountHandlers } from '../mocks/handlers.ts';
import { makePasskey, passkeyHandlers } from '../mocks/passkeys.ts';
import { VALID_PASSWORD } from '../mocks/secondFactor.ts';
import { renderAccountSecurity, testUser } from '../testing/renderAccountSecurity.tsx';

const server = mockNetwork(testUser);

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add a Passkey' }));

/** Mocks a browser with passkeys whose device responds with `create`. */
function mockPasskeyCreation(create: () => Promise<unknown>) {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.assign(navigator, { credentials: { create } });
}

describe('passkeys', () => {
  beforeEach(() => server.use(...accountHandlers()));
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('are added by name and password, and every error is shown', async () => {
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    const response = { clientDataJSON: bytes, attestationObject: bytes };
    const made = { id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) };
    const answers = [() => Promise.reject(new DOMException('', 'NotAllowedError')), () => Promise.resolve(made)];
    mockPasskeyCreation(() => answers.shift()?.() ?? Promise.resolve(null));
    const { user, toast } = renderAccountSecurity();
    await user.click(await (await section()).findByRole('button', { name: 'Add a passkey' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Name/), 'My phone');
    const password = form.getByLabelText(/^Current password/);
    await user.type(password, 'wrong{Enter}');
    expect(await form.findByText('Current password is incorrect')).toBeVisible();
    await user.clear(password);
    await user.type(password, VALID_PASSWORD);
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('button', { name: 'Continue' });
    expect(toast()?.description).toMatch(/^Your device did not create a passkey/);
    await user.click(form.getByRole('button', { name: 'Continue' }));
    const list = within(await (await section()).findByRole('list', { name: 'Your passkeys' }));
    expect(list.getByText('Added 2026-11-20T08:00:00.000Z, not used yet')).toBeVisible();
    expect(toast()?.title).toBe('Passkey Added');
  });

  it('are removed after a confirmation', async () => {
    server.use(...passkeyHandlers(makePasskey({ lastUsed: '2026-11-21T08:00:00.000Z' })));
    const { user, toast } = renderAccountSecurity();
    await user.click(await (await section()).findByRole('button', { name: 'Remove: My phone' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove My phone?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your passkeys' })).not.toBeInTheDocument());
    expect(
      screen.getByText('This browser does not support passkeys. Open this page in a newer browser to add one.'),
    ).toBeVisible();
    expect(toast()?.title).toBe('Passkey Removed');
  });

  it('show a load error and retry', async () => {
    server.use(
      http.get('/api/passkeys', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }),
      ...passkeyHandlers(makePasskey()),
    );
    const { user } = renderAccountSecurity();
    await user.click(await (await section()).findByRole('button', { name: 'Try again' }));
    expect(await (await section()).findByText('My phone')).toBeVisible();
  });
});
