import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, within } from '@testing-library/react';
import { phoneApp } from '../../content/phoneApp.ts';
import { makeSession } from '../../mocks/account/session.ts';
import { handlers, sessionHandler } from '../../mocks/handlers.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

const server = mockNetwork(...handlers);

/** Opens a section and returns its main element once its content is loaded. */
async function open(id: string) {
  const everything = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };
  server.use(sessionHandler(makeSession({ business: { features: everything } })));
  const opened = await renderPortal({ section: id });
  await screen.findAllByRole('heading', { level: 2, hidden: true });
  return { ...opened, main: within(screen.getByRole('main')) };
}

const region = (name: string) => within(screen.getByRole('region', { name, hidden: true }));

describe('the specified copy of the sections', () => {
  it.each([
    ['Daily Active Users', /^Daily Active Users0$/],
    ['Revenue Today', /^Revenue Today0DKK$/],
    ['Orders Today', /^Orders Today0$/],
    ['App Performance', /^App Performance0%$/],
  ])('K1: Overview shows %s at zero', async (label, text) => {
    const { main } = await open('overview');
    expect(main.getByText(label).parentElement).toHaveTextContent(text);
    expect(main.getByText('Counts from launch')).toBeInTheDocument();
  });

  it('K2, K3: Overview has no alerts, and seven days of revenue with axes and one line of text', async () => {
    await open('overview');
    expect(region('Recent Alerts').getByText('No alerts')).toBeInTheDocument();
    const trend = region('Revenue Trend');
    expect(trend.getByRole('figure')).toHaveTextContent('Last 7 days, in DKK. No revenue recorded yet.');
    expect(trend.getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)).toHaveLength(7);
  });

  it('K7, K8, K9: App Status is In Development, the stores pending, the QR code locked', async () => {
    const { main } = await open('app-status');
    expect(main.getByText('In Development')).toBeInTheDocument();
    const tiles = region('Where your guests will find it').getAllByRole('listitem');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      expect.stringMatching(/^App Store.*Pending$/),
      expect.stringMatching(/^Google Play.*Pending$/),
      expect.stringMatching(/^QR Code.*Locked until launch$/),
    ]);
  });

  it("App Status previews the client's app with and without a logo", async () => {
    const phone = () => screen.getByRole('group', { name: phoneApp.label });
    const { unmount } = await open('app-status');
    expect(phone().querySelector('img')).toBeNull();
    unmount();
    server.use(sessionHandler(makeSession({ business: { logo: '0198c0de-0000-7000-8000-00000000c0de' } })));
    await renderPortal({ section: 'app-status' });
    await screen.findByRole('group', { name: phoneApp.label });
    expect(phone().querySelector('img')).toHaveAttribute('src', '/api/logos/0198c0de-0000-7000-8000-00000000c0de');
  });

  it('K10, K11: App Status has four milestones with statuses and sample dates', async () => {
    await open('app-status');
    const line = within(await screen.findByRole('region', { name: 'Development timeline', hidden: true }));
    expect(line.getByText(/This is an example/)).toBeInTheDocument();
    expect(line.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Contract signedCompleted 4 Aug 2025',
      'UI/UX and first setup feeCompleted 25 Aug 2025',
      'Platform integrationsIn progressexpected 22 Sept 2025',
      'App live and second setup feePending, expected 6 Oct 2025',
    ]);
  });

  it('K31, T22: Billing is the standard plan in DKK', async () => {
    await open('billing');
    expect(region('Current Plan').getByText('Standard Plan')).toBeInTheDocument();
    expect(region('Current Plan').getByText('Active')).toBeInTheDocument();
    expect(region('Current Plan').getAllByText('0 DKK')).toHaveLength(2);
    expect(region('Break-Even Analysis').getByText('In Progress')).toBeInTheDocument();
    expect(region('Break-Even Analysis').getByText('-10,000 DKK')).toBeInTheDocument();
    expect(region('Setup Fee').getByText('10,000 DKK')).toBeInTheDocument();
    expect(region('Billing History').getByRole('table')).toBeInTheDocument();
  });

  it('L21: Support names the response targets', async () => {
    await open('support');
    expect(region('Response targets').getByText('15 minutes, 24/7')).toBeInTheDocument();
    expect(region('Response targets').getByText('2 hours, business hours')).toBeInTheDocument();
    expect(region('Response targets').getByText('24-48 hours, business hours')).toBeInTheDocument();
    expect(
      region('Response targets').getByText(/^Business hours are Monday to Friday, 9 to 17 in Copenhagen\./),
    ).toBeInTheDocument();
  });
});

describe("the preview of the client's app", () => {
  it('has their name, a screen for each feature, and a booking form', async () => {
    const { user } = await open('app-status');
    const phone = within(screen.getByRole('group', { name: 'A preview of your app' }));
    expect(phone.getByText('Vinbar Lund')).toBeInTheDocument();
    await user.click(phone.getByRole('button', { name: 'More guests' }));
    await user.click(phone.getByRole('button', { name: 'Tomorrow' }));
    await user.click(phone.getByRole('button', { name: 'Book' }));
    expect(phone.getByText('Table for 3, tomorrow at 19:30')).toBeInTheDocument();
    await user.click(phone.getByRole('button', { name: /^Club/ }));
    await user.click(phone.getByRole('button', { name: 'Add a stamp' }));
    expect(phone.getByRole('img', { name: '1 of 10 stamps' })).toBeInTheDocument();
  });
});
