import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { menuCategories, menuItems } from '../content/demo/contentManagement.ts';
import { handlers } from '../mocks/handlers.ts';
import { renderPage } from '../testing/renderPage.tsx';

const server = mockNetwork(...handlers);
afterEach(() => server.events.removeAllListeners());
const open = async (tab?: string) => {
  const opened = await renderPage('/content-management');
  if (tab) await opened.user.click(screen.getByRole('tab', { name: tab }));
  return opened;
};
const panel = () => within(screen.getByRole('tabpanel'));

describe('content management', () => {
  it('P1: has one main, one heading, and a link back to the dashboard', async () => {
    const { user, router } = await open();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('P2: has four tabs', async () => {
    await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Menu & Products',
      'Events & Promotions',
      'Photo Gallery',
      'Business Info',
    ]);
  });

  it('states that it is a demo, and requests only the session', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
    const { user } = await open();
    expect(screen.getByText(/Demo content\. Everything on this page is an example/)).toBeVisible();
    for (const tab of screen.getAllByRole('tab')) {
      await user.click(tab);
      for (const button of panel().getAllByRole('button')) {
        await user.click(button);
        if (screen.queryByRole('dialog')) await user.keyboard('{Escape}');
      }
    }
    expect(calls).toEqual(['/api/session']);
  });

  it.each([
    ['Wines', 24],
    ['Appetizers', 12],
    ['Main Courses', 18],
    ['Desserts', 8],
    ['Experiences', 5],
  ])('P3: the category %s counts %i, and shows its examples', async (label, count) => {
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: `${label} ${count}` }));
    const id = menuCategories.find((category) => category.label === label)?.id;
    const items = menuItems.filter(({ category }) => category === id);
    expect(panel().getByRole('status')).toHaveTextContent(`${items.length} of ${count} shown as examples`);
    expect(panel().getAllByRole('listitem')).toHaveLength(items.length);
    expect(panel().getAllByText('Example')).toHaveLength(items.length);
  });

  it.each(['Edit', 'Preview', 'Delete'])('P4: %s on an item shows the demo toast', async (action) => {
    const { user, toast } = await open();
    await user.click(panel().getByRole('button', { name: `${action} Barolo 2019` }));
    expect(toast()).toMatchObject({
      title: 'This is a demo',
      description: `${action} Barolo 2019: not connected yet. Nothing was changed.`,
    });
    expect(panel().getByRole('region', { name: 'Barolo 2019' })).toBeInTheDocument();
  });

  it('P4: Add Item opens a form that states that it saves nothing', async () => {
    const { user, toast } = await open();
    await user.click(panel().getByRole('button', { name: 'Add Item' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Item' }));
    for (const label of [/^Name/, 'Category', 'Description', 'Price (€)', 'Image', 'Available']) {
      expect(dialog.getByLabelText(label)).toBeInTheDocument();
    }
    await pasteInto(user, dialog.getByLabelText(/^Name/), 'Nebbiolo');
    await user.click(dialog.getByRole('button', { name: 'Add Item' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toast()).toMatchObject({ title: 'This is a demo' });
    expect(screen.queryByText('Nebbiolo')).not.toBeInTheDocument();
  });

  it.each(['Edit', 'View Bookings', 'Delete'])('P5: %s on an event shows the demo toast', async (action) => {
    const { user, toast } = await open('Events & Promotions');
    await user.click(panel().getByRole('button', { name: `${action} An evening in Piedmont` }));
    expect(toast()?.title).toBe('This is a demo');
  });

  it('P5: Create Event opens its form', async () => {
    const { user, toast } = await open('Events & Promotions');
    await user.click(panel().getByRole('button', { name: 'Create Event' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Create Event' }));
    for (const label of [/^Title/, 'Description', 'Date', 'Time', 'Price (€)', 'Capacity']) {
      expect(dialog.getByLabelText(label)).toBeInTheDocument();
    }
    await pasteInto(user, dialog.getByLabelText(/^Title/), 'Harvest');
    await user.click(dialog.getByRole('button', { name: 'Create Event' }));
    expect(toast()).toMatchObject({ title: 'This is a demo' });
  });

  it('P6: the gallery has eight tiles, and Upload Photos shows the demo toast', async () => {
    const { user, toast } = await open('Photo Gallery');
    expect(panel().getAllByRole('listitem')).toHaveLength(8);
    await user.click(panel().getByRole('button', { name: 'Upload Photos' }));
    expect(toast()?.description).toBe('Upload Photos: not connected yet. Nothing was changed.');
  });

  it('P7: the week is open Monday to Saturday and closed on Sunday, and editable', async () => {
    const { user, toast } = await open('Business Info');
    const days = panel().getAllByRole('switch');
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    expect(days.map((day) => (day as HTMLInputElement).labels?.[0]?.textContent)).toEqual(names);
    expect(days.map((day) => (day as HTMLInputElement).checked)).toEqual([true, true, true, true, true, true, false]);
    expect(panel().getByText('Closed')).toBeInTheDocument();
    await user.click(panel().getByRole('switch', { name: 'Sunday' }));
    expect(panel().queryByText('Closed')).not.toBeInTheDocument();
    expect(panel().getByLabelText('Sunday, From')).toHaveValue('');
    await user.click(panel().getByRole('button', { name: 'Save hours' }));
    expect(toast()?.title).toBe('This is a demo');
  });

  it('P7: the contact form starts with the account’s data only', async () => {
    const { user, toast } = await open('Business Info');
    expect(panel().getByLabelText('Business name')).toHaveValue('Vinbar Lund');
    expect(panel().getByLabelText('Email')).toHaveValue('client@skal.example');
    expect(panel().getByLabelText('Address')).toHaveValue('');
    await user.click(panel().getByRole('button', { name: 'Save contact' }));
    expect(toast()?.title).toBe('This is a demo');
  });
});
