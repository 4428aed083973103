import { clientListPreferences } from '@skal/contracts/client/clientListPreferences';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { handlers } from '../../../mocks/handlers.ts';
import { tableSettingsHandlers } from '../../../mocks/tableSettings.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
beforeEach(() => server.use(...tableSettingsHandlers()));

async function open(query: string) {
  const opened = await renderAdmin(query);
  await screen.findByRole('table');
  await opened.user.click(screen.getByRole('button', { name: 'List view' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'List View Settings' })) };
}

const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent);

describe('saved views of the list', () => {
  it('R8: hides columns, except for business and actions, and remembers them', async () => {
    const { user, dialog, unmount } = await open('?tab=clients');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(5);
    await user.click(dialog.getByRole('checkbox', { name: 'Phone' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Plan' }));
    const left = ['Business', 'Contact', 'Status', 'Last Login', 'Actions'];
    expect(heads()).toEqual(left);
    unmount();
    await renderAdmin('?tab=clients');
    await waitFor(() => expect(heads()).toEqual(left));
  });

  it('saves a view by name, applies it, and deletes it', async () => {
    const { user, dialog, router } = await open('?tab=clients&show=premium&sort=business&direction=desc');
    await pasteInto(user, dialog.getByRole('textbox', { name: 'View name' }), ' Premium ');
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All Clients');
    await user.click(screen.getByRole('button', { name: 'List view' }));
    await user.click(await screen.findByRole('button', { name: 'Show Premium' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(router.state.location.search).toBe('?tab=clients&show=premium&sort=business&direction=desc');
    await user.click(screen.getByRole('button', { name: 'List view' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Premium' }));
    expect(screen.queryByRole('button', { name: 'Show Premium' })).not.toBeInTheDocument();
  });

  it('does not save at the Enter of an input method', async () => {
    const { user, dialog } = await open('?tab=clients');
    const name = dialog.getByRole('textbox', { name: 'View name' });
    await pasteInto(user, name, 'プレミアム');
    fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 });
    expect(name).toHaveValue('プレミアム');
    expect(screen.queryByRole('button', { name: 'Show プレミアム' })).not.toBeInTheDocument();
  });

  it('shows an error when saving fails, and restores the list', async () => {
    server.use(http.put(clientListPreferences.save.path, () => HttpResponse.error()));
    const { user, dialog, toast } = await open('?tab=clients');
    await user.click(dialog.getByRole('checkbox', { name: 'Phone' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', variant: 'destructive' }));
    expect(heads()).toContain('Phone');
    expect(dialog.getByRole('checkbox', { name: 'Phone' })).toBeChecked();
  });
});
