import { settings } from '@skal/contracts/account/settings';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

async function openSettings() {
  respondWith(...settingsHandlers(makeSession()));
  return renderSection('settings');
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Settings' }));
const sidebar = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const mockError = (path: string, status: number, error: string) =>
  respondWith(http.post(path, () => HttpResponse.json({ error }, { status })));

describe('the settings', () => {
  it('N1, N4, N5: have three cards, and the features that a client can change', async () => {
    await openSettings();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Profile Information',
      'Account Security',
      'Business Configuration',
    ]);
    expect(screen.getAllByRole('switch').map((each) => (each as HTMLInputElement).name)).toEqual([
      'reservations',
      'ecommerce',
      'events',
      'takeaway',
    ]);
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Contact phone')).toHaveValue('12 34 56 78');
  });

  it('N2, N3, T26: saves, and the sidebar updates without a reload', async () => {
    const { user, toast } = await openSettings();
    expect(sidebar().queryByRole('button', { name: /^Takeaway Orders/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Takeaway' }));
    await user.click(screen.getByRole('switch', { name: 'Events' }));
    await user.clear(screen.getByLabelText('Last name'));
    await pasteInto(user, screen.getByLabelText('Last name'), 'Lund Holm');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    await save(user);
    expect((await toast()).title).toBe('Settings Saved');
    expect(requestsTo('POST /api/save-settings')[0]?.body).toEqual({
      businessName: 'Vinbar Lund',
      businessType: 'wine-bar',
      contactName: 'Karen Lund Holm',
      firstName: 'Karen',
      lastName: 'Lund Holm',
      phone: '12 34 56 78',
      countryCode: '+45',
      appFeatures: { reservations: true, ecommerce: false, events: false, takeaway: true },
      branding: { businessName: 'Vinbar Lund' },
    });
    await waitFor(() => expect(sidebar().getByRole('button', { name: /^Takeaway Orders/ })).toBeVisible());
    expect(sidebar().queryByRole('button', { name: /^Events/ })).not.toBeInTheDocument();
    expect(screen.getByText('Karen Lund Holm')).toBeVisible();
    expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument();
  });

  it('keeps unsaved changes across sections, until they are discarded', async () => {
    const { user } = await openSettings();
    await pasteInto(user, screen.getByLabelText('Last name'), ' Holm');
    await user.click(screen.getByRole('switch', { name: 'Takeaway' }));
    await user.click(sidebar().getByRole('button', { name: 'Billing' }));
    await screen.findByRole('heading', { level: 1, name: 'Billing' });
    await user.click(sidebar().getByRole('button', { name: 'Settings' }));
    expect(await screen.findByLabelText('Last name')).toHaveValue('Lund Holm');
    expect(screen.getByRole('switch', { name: 'Takeaway' })).toBeChecked();
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    const notice = screen.getByText('We restored what you had typed.');
    const [discard] = screen.getAllByRole('button', { name: 'Discard' });
    if (discard) await user.click(discard);
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByLabelText('Last name')).toHaveValue('Lund');
    expect(localStorage).toHaveLength(0);
  });

  it('N1: the button shows Saving... while saving', async () => {
    const { user } = await openSettings();
    respondWith(http.post(settings.save.path, () => delay('infinite')));
    await save(user);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  it.each([
    ['N6', 401, 'Please log in again to save settings'],
    ['N7', 403, "You don't have permission to update settings"],
    ['N8', 500, 'Failed to save settings'],
  ])('%s: Save Failed on %i, and the form stays', async (_, status, description) => {
    const { user, toast } = await openSettings();
    mockError(settings.save.path, status, 'no');
    await pasteInto(user, screen.getByLabelText('Company'), ' ApS');
    await pasteInto(user, screen.getByLabelText('New password *'), 'half typed');
    await save(user);
    expect(await toast()).toEqual({ title: 'Save Failed', description, variant: 'destructive' });
    expect(screen.getByLabelText('Company')).toHaveValue('Vinbar Lund ApS');
    expect(screen.getByLabelText('New password *')).toHaveValue('half typed');
    expect(screen.getByRole('switch', { name: 'Events' })).toBeChecked();
  });

  it('keep changes in the other card when one is saved', async () => {
    const { user, toast } = await openSettings();
    await pasteInto(user, screen.getByLabelText('New password *'), 'half typed');
    await user.click(screen.getByRole('switch', { name: 'Takeaway' }));
    await save(user);
    expect((await toast()).title).toBe('Settings Saved');
    expect(screen.getByLabelText('New password *')).toHaveValue('half typed');
  });

  it('N4: Discard restores the saved values', async () => {
    const { user } = await openSettings();
    await user.click(screen.getByRole('switch', { name: 'Takeaway' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('switch', { name: 'Takeaway' })).not.toBeChecked();
  });
});
