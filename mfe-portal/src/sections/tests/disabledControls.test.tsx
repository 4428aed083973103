import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import { overlaidContent, regionNamed, renderLiveSection } from '../../testing/renderLiveSection.tsx';

const server = mockNetwork(...handlers);

const figureOf = (label: string) => screen.getByText(label, { selector: 'span' }).parentElement?.children[1];
const controls = (inside: HTMLElement) => [
  ...within(inside).queryAllByRole('button', { hidden: true }),
  ...within(inside).queryAllByRole('combobox', { hidden: true }),
  ...within(inside).queryAllByRole('textbox', { hidden: true }),
  ...within(inside).queryAllByRole('searchbox', { hidden: true }),
];

describe('Product Catalog', () => {
  it('K33: is in development: four counters at zero, with disabled search, filter and sync', async () => {
    const { main } = await renderLiveSection(server, 'products');
    expect(main.getByRole('heading', { name: 'Product Catalog In Development' })).toBeInTheDocument();
    for (const label of ['Total', 'In Stock', 'Low Stock', 'Out of Stock'])
      expect(figureOf(label)).toHaveTextContent('0');
    expect(controls(overlaidContent())).toHaveLength(5);
    for (const control of controls(overlaidContent())) expect(control).toBeDisabled();
    expect(main.getByRole('button', { name: 'Sync Shopify Locked', hidden: true })).toBeDisabled();
    expect(main.getByRole('button', { name: 'Sync Dandomain In Progress', hidden: true })).toBeDisabled();
  });

  it('K33: shows a live client what it waits for, without a metric', async () => {
    const { main } = await renderLiveSection(server, 'products', { live: true });
    await main.findByText(/^Based on your menu/);
    expect(main.queryByText('Product Catalog In Development')).not.toBeInTheDocument();
    for (const label of ['Total', 'In Stock', 'Low Stock', 'Out of Stock'])
      expect(figureOf(label)).toHaveTextContent('–');
    expect(regionNamed('Products').getByText(/Appears once your menu has items/)).toBeVisible();
    expect(main.getByText(/once your shop is connected./)).toBeVisible();
    expect(main.getByRole('link', { name: 'Go to Integrations' })).toHaveAttribute(
      'href',
      '/dashboard?section=integrations',
    );
  });
});

describe('Push Notifications', () => {
  it('K23, K24, K26: everything is disabled under Coming Soon, with metrics at zero', async () => {
    const { main } = await renderLiveSection(server, 'push-notifications');
    expect(main.getByRole('heading', { name: 'Coming Soon' })).toBeInTheDocument();
    for (const control of controls(overlaidContent())) expect(control).toBeDisabled();
    for (const label of ['Sent Today', 'Open Rate', 'Active Subscribers', 'Scheduled']) {
      expect(figureOf(label)).toHaveTextContent(/^0/);
    }
    for (const title of ['Segments', 'Scheduled', 'History']) expect(regionNamed(title)).toBeDefined();
    expect(regionNamed('History').getByRole('button', { name: 'Filter', hidden: true })).toBeDisabled();
    expect(regionNamed('History').getByRole('button', { name: 'Export', hidden: true })).toBeDisabled();
  });

  it('K25: Quick Send has a message, the five audiences, Send Now and Schedule', async () => {
    await renderLiveSection(server, 'push-notifications');
    const send = regionNamed('Quick Send');
    expect(send.getByLabelText('Message')).toBeDisabled();
    const audience = send.getByLabelText('Audience');
    expect(
      within(audience)
        .getAllByRole('option', { hidden: true })
        .map((option) => option.textContent),
    ).toEqual(['All', 'VIP Members', 'Regular Customers', 'New Customers', 'Inactive Users']);
    expect(send.getByRole('button', { name: 'Send Now', hidden: true })).toBeDisabled();
    expect(send.getByRole('button', { name: 'Schedule', hidden: true })).toBeDisabled();
  });

  it('K23: shows a live client why nothing can be sent yet', async () => {
    const { main } = await renderLiveSection(server, 'push-notifications', { live: true });
    expect(main.queryByText('Coming Soon')).not.toBeInTheDocument();
    expect(regionNamed('Quick Send').getByText(/You can send notifications once/)).toBeVisible();
    await main.findByText('Sent Today');
    expect(figureOf('Sent Today')).toHaveTextContent('–');
    expect(screen.getByRole('main').textContent).not.toMatch(/\d/);
  });
});

describe('Achievements', () => {
  const filters = ['All', 'Revenue', 'Customers', 'Engagement', 'Marketing', 'Loyalty', 'Milestone'];

  it('K13, K15: are coming soon, with a disabled filter', async () => {
    const { main } = await renderLiveSection(server, 'achievements');
    expect(main.getByRole('heading', { name: 'Achievement System Coming Soon' })).toBeInTheDocument();
    const buttons = within(overlaidContent()).getAllByRole('button', { hidden: true });
    expect(buttons.map((button) => button.textContent)).toEqual(filters);
    for (const button of buttons) expect(button).toBeDisabled();
  });

  it('K12, K14, K16: are sixteen, all locked, with a total of zero', async () => {
    await renderLiveSection(server, 'achievements');
    expect(within(overlaidContent()).getAllByText('Locked')).toHaveLength(16);
    expect(figureOf('Unlocked')).toHaveTextContent('0/16');
    expect(figureOf('Points')).toHaveTextContent('0');
    expect(figureOf('Completion Rate')).toHaveTextContent('0%');
  });

  it.each([
    ['bronze', 10],
    ['silver', 25],
    ['gold', 50],
    ['platinum', 100],
    ['diamond', 200],
  ])('K17, K18: a %s achievement is worth %i points, and each shows its reward', async (tier, points) => {
    await renderLiveSection(server, 'achievements');
    expect(within(overlaidContent()).getAllByText(`${points} points, ${tier}`).length).toBeGreaterThan(0);
    expect(within(overlaidContent()).getAllByText(/^Reward: (badge|insights|feature|discount), ./)).toHaveLength(16);
  });

  it('K13: a live client can filter them; without reports all stay locked', async () => {
    const { main, user } = await renderLiveSection(server, 'achievements', { live: true });
    expect(await main.findByText(/has not sent any data yet, so all achievements are locked/)).toBeVisible();
    expect(main.getByRole('status')).toHaveTextContent('16 of 16 shown');
    await user.click(main.getByRole('button', { name: 'Loyalty' }));
    expect(main.getByRole('button', { name: 'Loyalty' })).toHaveAttribute('aria-pressed', 'true');
    expect(main.getByRole('status')).toHaveTextContent('2 of 16 shown');
    expect(main.getAllByText('Locked')).toHaveLength(2);
    expect(main.getByRole('region', { name: 'The club' })).toBeVisible();
    expect(figureOf('Unlocked')).toHaveTextContent('0/16');
  });
});

describe('AI Assistant', () => {
  it('K19, K22: the full chat is covered, its quick actions in six groups', async () => {
    const { main } = await renderLiveSection(server, 'ai-assistant');
    expect(main.getByRole('heading', { name: 'Coming Soon' })).toBeInTheDocument();
    const groups = within(
      regionNamed('Quick actions').getByText('Notifications').parentElement?.parentElement as HTMLElement,
    );
    expect(groups.getAllByRole('heading', { level: 3, hidden: true }).map((title) => title.textContent)).toEqual([
      'Notifications',
      'Products',
      'Users',
      'Analytics',
      'Content',
      'Settings',
    ]);
    expect(within(overlaidContent()).getByText(/This is a simulation/)).toBeInTheDocument();
  });
});

describe('Add-ons', () => {
  it.each([false, true])('K32, T24: can only be requested later (live: %s)', async (live) => {
    await renderLiveSection(server, 'add-ons', { live });
    for (const [name, price] of [
      ['Customer Loyalty Program', 'Pricing Available Soon'],
      ['AI Assistant Pro', 'Pricing Available Soon'],
      ['Custom Website', 'Contact Sales'],
    ] as const) {
      expect(regionNamed(name).getByText('Coming Soon')).toBeInTheDocument();
      expect(regionNamed(name).getByText(price)).toBeInTheDocument();
      const notify = regionNamed(name).getByRole('button', { name: 'Notify When Available' });
      expect(notify).toHaveProperty('disabled', !live);
    }
  });

  it('K32: a live client registers interest once, with a confirmation', async () => {
    const { user, toast } = await renderLiveSection(server, 'add-ons', { live: true });
    const part = regionNamed('AI Assistant Pro');
    await user.click(part.getByRole('button', { name: 'Notify When Available' }));
    expect(await part.findByText("We'll let you know when it's available.")).toBeVisible();
    expect(part.getByRole('button', { name: 'Notify When Available' })).toBeDisabled();
    expect(toast()).toMatchObject({ title: 'Request Saved', variant: 'success' });
    const others = regionNamed('Custom Website');
    expect(others.getByRole('button', { name: 'Notify When Available' })).toBeEnabled();
  });

  it('K32: shows an error when registering fails, and can be retried', async () => {
    server.use(
      http.post('/api/add-on-interests', () => HttpResponse.json({ error: 'Try tomorrow.' }, { status: 429 })),
    );
    const { user, toast } = await renderLiveSection(server, 'add-ons', { live: true });
    const notify = regionNamed('Custom Website').getByRole('button', { name: 'Notify When Available' });
    await user.click(notify);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Request Not Saved', description: 'Try tomorrow.' }));
    expect(notify).toBeEnabled();
  });
});
