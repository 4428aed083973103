import { appKey } from '@skal/contracts/app/appKey';
import { guest } from '@skal/contracts/app/guest';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { appEventHandlers, appKeyHandlers, makeEventType, makeKey } from '../mocks/appKeys.ts';
import { makeClient } from '../mocks/clients.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
const client = makeClient({ businessName: 'Bar Syd' });

async function open(...answers: Parameters<typeof server.use>) {
  server.use(...clientHandlers([client]), ...answers);
  const opened = await renderAdmin(`?tab=clients&client=${client.id}&panel=reporting`);
  const panel = within(await screen.findByRole('dialog', { name: 'Bar Syd' }));
  await panel.findByRole('heading', { name: 'API Keys' });
  return { ...opened, panel };
}

const rowTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the App data tab', () => {
  it('creates a key, shows it once and copies it', async () => {
    const { user, panel, toast } = await open(...appKeyHandlers());
    expect(await panel.findByText('No key yet')).toBeVisible();
    await user.type(panel.getByRole('textbox', { name: 'Where it is used (optional)' }), 'Till');
    await user.click(panel.getByRole('button', { name: 'Create key' }));
    const made = await panel.findByRole('region', { name: 'Your new API key' });
    expect(made).toHaveFocus();
    const key = within(made).getByText(/^skal_/).textContent;
    expect(within(made).getByText(/^Copy it now/)).toBeVisible();
    await user.click(within(made).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Key Copied', variant: 'success' }));
    expect(await navigator.clipboard.readText()).toBe(key);
    await user.click(within(made).getByRole('button', { name: "I've Saved It" }));
    expect(panel.queryByText(key ?? '')).toBeNull();
    expect(rowTexts(await panel.findByRole('table', { name: 'API keys of the app' }))).toEqual([
      expect.stringMatching(new RegExp(`^…${key?.slice(-4)}Till.*Never`)),
    ]);
  });

  it('allows two active keys for rotation, and no third', async () => {
    const { user, panel } = await open(...appKeyHandlers(makeKey()));
    await user.click(await panel.findByRole('button', { name: 'Create key' }));
    expect(await panel.findByText(/^Both keys are active/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Create key' })).toBeNull();
    expect(panel.getByText(/^skal_/)).toBeVisible();
  });

  it('revokes a key after a confirmation', async () => {
    const { user, panel, toast } = await open(
      ...appKeyHandlers(makeKey({ ending: 'aaaa' }), makeKey({ ending: 'bbbb' })),
    );
    await user.click(await panel.findByRole('button', { name: 'Revoke the key ending in aaaa' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Key Ending in aaaa?' }));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(toast()?.title).toBe('Key Revoked'));
    await waitFor(() => expect(panel.queryByRole('button', { name: /aaaa$/ })).toBeNull());
    expect(panel.getByRole('button', { name: /bbbb$/ })).toBeVisible();
  });

  it('shows the server’s error and keeps the form', async () => {
    const full = '2 keys are already active. Please revoke the one you no longer use first.';
    const { user, panel, toast } = await open(mockEndpoint(appKey.add, () => errorResponse(409, full)));
    const label = await panel.findByRole('textbox', { name: 'Where it is used (optional)' });
    await user.type(label, 'Till');
    await user.click(panel.getByRole('button', { name: 'Create key' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Key Not Created', description: full }));
    expect(label).toHaveValue('Till');
  });

  it('lists received event types and marks unknown ones', async () => {
    const { panel } = await open(
      ...appEventHandlers(
        makeEventType({ type: 'app.opened', events: 4210 }),
        makeEventType({ type: 'wine.tasted', known: false, events: 12, example: '{"item":"Barolo"}' }),
      ),
    );
    const rows = rowTexts(await panel.findByRole('table', { name: 'Event types received' }));
    expect(rows).toEqual([
      expect.stringMatching(/^app\.opened4,210.*–$/),
      expect.stringMatching(/^wine\.tastedUnknown12.*\{"item":"Barolo"\}$/),
    ]);
  });

  it('erases a guest by pseudonym after a confirmation, and reports an unknown pseudonym', async () => {
    const erased: string[] = [];
    const eraseHandler = mockEndpoint(guest.erase, ({ body }) => {
      if (body.guest !== 'guest-1') return errorResponse(404, 'This guest was not found.');
      erased.push(body.guest);
      return { events: 3 };
    });
    const { user, panel, toast } = await open(eraseHandler);
    const field = await panel.findByRole('textbox', { name: /^Guest's pseudonym/ });
    const erase = async (pseudonym: string) => {
      await user.clear(field);
      await user.type(field, pseudonym);
      await user.click(panel.getByRole('button', { name: 'Erase guest' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Erase This Guest?' }));
      await user.click(question.getByRole('button', { name: 'Erase' }));
    };
    await erase('guest-2');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Not Erased', description: 'This guest was not found.' }),
    );
    expect(field).toHaveValue('guest-2');
    await erase('guest-1');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Guest Erased', variant: 'success' }));
    expect(erased).toEqual(['guest-1']);
    expect(field).toHaveValue('');
  });
});
