import { appStatus } from '@skal/contracts/appStatus';
import { billing } from '@skal/contracts/billing';
import { invoice } from '@skal/contracts/invoice';
import { overview } from '@skal/contracts/overview';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountIs } from '../../mocks/account.ts';
import {
  appStatusIs,
  billingIs,
  invoicesAre,
  makeAppStatus,
  makeBilling,
  makeMetric,
  makeOverview,
  overviewIs,
} from '../../mocks/figures.ts';
import { liveAppStatus, liveInvoices, liveRevenue } from '../../mocks/live.ts';
import { makeSession } from '../../mocks/session.ts';
import { topOf } from '../../parts/topOf.ts';
import { portalNetwork } from '../../testing/network.ts';
import { openSection } from '../../testing/section.tsx';
import { runsOf } from './trend.scale.ts';

const { given, sent } = portalNetwork();

const liveAt = '2026-10-01T08:00:00.000Z';
const goLive = () => given(...accountIs(makeSession({ business: { liveAt } })));
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const fail = (path: string) => given(http.get(path, () => HttpResponse.json({ error: 'no' }, { status: 500 })));

describe('the overview', () => {
  it('K1: before launch asks for nothing', async () => {
    await openSection('overview');
    expect(sent('GET /api/overview')).toHaveLength(0);
  });

  it('K1: once live tells zero from no data, and says where a figure comes from and when it was read', async () => {
    goLive();
    const figures = { dailyActiveUsers: makeMetric(41, 38), ordersToday: makeMetric(0), lastReportOn: '2026-11-21' };
    given(overviewIs(makeOverview({ ...figures, otherRevenueToday: [{ currency: 'SEK', value: 240 }] })));
    await openSection('overview');
    const tile = (label: string) => screen.getByText(label).parentElement;
    const read = 'App, read 21 Nov 2026, 06:00';
    expect(tile('Daily Active Users')).toHaveTextContent(`Daily Active Users41Saturday last week: 38${read}`);
    expect(tile('Orders Today')).toHaveTextContent(`Orders Today0${read}`);
    expect(tile('Revenue Today')).toHaveTextContent('Revenue Today–and 240 SEKNothing to count so far');
    expect(tile('App Performance')).toHaveTextContent('App Performance–Nothing to count so far');
    const trend = await region('Revenue Trend');
    expect(trend.getByRole('figure')).toHaveTextContent('Last 7 days, in DKK. No revenue recorded yet.');
  });

  it('K1: says since when nothing was reported, and that nothing was so far; neither is a zero', async () => {
    goLive();
    given(overviewIs(makeOverview({ lastReportOn: '2026-11-19' })));
    await openSection('overview');
    expect(screen.getAllByText('No report since 19 Nov 2026')).toHaveLength(4);
    expect(screen.queryByText(/fills as soon as/)).not.toBeInTheDocument();
  });

  it('K1: figures come in while somebody looks, without a reload', async () => {
    goLive();
    given(overviewIs(makeOverview()));
    await openSection('overview');
    expect(screen.getAllByText('No data yet')).toHaveLength(4);
    given(overviewIs(makeOverview({ ordersToday: makeMetric(3), lastReportOn: '2026-11-21' })));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    document.dispatchEvent(new Event('visibilitychange'));
    clock.mockRestore();
    await waitFor(() => expect(screen.getByText('Orders Today').parentElement).toHaveTextContent('Orders Today3'));
  });

  it('K2, K3: once live draws the week, has it as a table, and lists alerts', async () => {
    goLive();
    const alerts = [{ id: 'a1', title: 'The payment service was slow', at: '2026-11-20T18:00:00.000Z' }];
    given(overviewIs(makeOverview({ revenueTrend: liveRevenue, alerts })));
    const { user } = await openSection('overview');
    const trend = await region('Revenue Trend');
    expect(trend.getByRole('figure')).toHaveTextContent('6 of 7 days reported, 13,920 DKK in all.');
    await user.click(trend.getByRole('button', { name: 'Show as table' }));
    expect(trend.getByRole('row', { name: '16 Nov 2026 No report' })).toBeVisible();
    expect(trend.getByRole('row', { name: '17 Nov 2026 0' })).toBeVisible();
    expect(trend.getByRole('row', { name: '20 Nov 2026 4,120' })).toBeVisible();
    expect((await region('Recent Alerts')).getByText('The payment service was slow')).toBeVisible();
  });

  it('a day without a report breaks the line, and the axis ends at a round number', () => {
    const week = [1, null, 0, 2].map((value, day) => ({ date: `2026-11-0${day + 1}`, value }));
    expect(runsOf(week, 4).map((run) => run.map(({ y }) => y))).toEqual([[75], [100, 50]]);
    expect([0, 1, 7, 4120, 10_000].map((most) => topOf([most]))).toEqual([3, 3, 7.5, 6000, 15_000]);
  });
});

describe('App Status', () => {
  it('K10: the operator’s own plan takes the place of the example', async () => {
    given(appStatusIs(makeAppStatus({ milestones: [...(liveAppStatus.milestones ?? [])] })));
    await openSection('app-status');
    const line = await region('Development timeline');
    expect(line.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Contract signedCompleted 14 Aug 2026',
      'App liveCompleted 1 Oct 2026',
    ]);
    expect(screen.queryByText(/An example plan/)).not.toBeInTheDocument();
  });

  it('says what happens next of the client’s own plan', async () => {
    const [first] = liveAppStatus.milestones ?? [];
    if (!first) throw new Error('The mock has no milestones');
    const next = {
      ...first,
      id: 'n',
      title: 'Design approved',
      status: 'pending',
      estimatedDate: '2026-12-04',
    } as const;
    given(appStatusIs(makeAppStatus({ milestones: [first, { ...next, completedDate: null }] })));
    await openSection('app-status');
    expect(await screen.findByText('Design approved, expected 4 Dec 2026. We write when we need you.')).toBeVisible();
  });

  it('K7, K8, K9: once live has its header, the links to the stores, and their codes', async () => {
    goLive();
    given(appStatusIs(makeAppStatus(liveAppStatus)));
    await openSection('app-status');
    const stores = await region('Where your guests find it');
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.getByText('Live since 1 Oct 2026')).toBeVisible();
    expect(stores.getByRole('link', { name: 'Open in App Store' })).toHaveAttribute(
      'href',
      'https://apps.example/store/vinbar-lund',
    );
    expect(await stores.findByRole('img', { name: 'QR code for App Store' })).toBeVisible();
    expect(stores.getByRole('img', { name: 'QR code for Google Play' })).toBeVisible();
    expect(stores.getByRole('link', { name: 'Download QR code for App Store' })).toHaveAttribute(
      'download',
      'app-store-qr.svg',
    );
  });

  it('once live without links says so, and links nowhere else', async () => {
    goLive();
    given(appStatusIs(makeAppStatus({ liveAt, appStoreUrl: 'javascript:alert(1)' })));
    await openSection('app-status');
    const stores = await region('Where your guests find it');
    expect(stores.getAllByText('No link yet')).toHaveLength(2);
    expect(stores.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('Development timeline')).not.toBeInTheDocument();
  });
});

describe('Billing', () => {
  it('K31: before launch asks for nothing', async () => {
    await openSection('billing');
    expect([...sent('GET /api/billing'), ...sent('GET /api/invoices')]).toEqual([]);
    expect(screen.getByText('Standard Plan')).toBeVisible();
  });

  it('T22, T23: once live reads the subscription and its invoices', async () => {
    goLive();
    given(invoicesAre(liveInvoices));
    await openSection('billing');
    const plan = await region('Current Plan');
    expect(plan.getByText('Premium')).toBeVisible();
    expect(plan.getByText('Active')).toBeVisible();
    expect(plan.getByText('€149/month')).toBeVisible();
    expect(plan.getByText('1 Dec 2026')).toBeVisible();
    const history = await region('Billing History');
    const rows = (await history.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(rows).toEqual([
      'Invoice 12: Premium, November1 Nov 202615 Nov 2026€186.25OverduePDF',
      'Invoice 4: Setup fee14 Aug 202628 Aug 202612,500 DKKPaidPDF',
    ]);
    const file = history.getByRole('link', { name: 'Invoice 12 as a PDF' });
    expect(file).toHaveAttribute('href', '/api/invoices/i2/pdf');
    expect(file).toHaveAttribute('download', 'invoice-12.pdf');
  });

  it('once live says what is not there', async () => {
    goLive();
    given(billingIs(makeBilling({ status: 'paused', nextBillingDate: null })));
    await openSection('billing');
    expect((await region('Current Plan')).getByText('None planned')).toBeVisible();
    expect(screen.getByText('Paused')).toBeVisible();
    expect(await screen.findByText(/No invoices yet/)).toBeVisible();
    expect(screen.getByText(/earned is not recorded here yet/)).toBeVisible();
  });
});

describe('a live panel whose figures do not come', () => {
  it.each([
    ['overview', overview.read.path, () => overviewIs(makeOverview())],
    ['app-status', appStatus.read.path, () => appStatusIs(makeAppStatus())],
    ['billing', billing.read.path, () => billingIs(makeBilling())],
    ['billing', invoice.list.path, () => invoicesAre([])],
  ] as const)('%s says so, invents nothing, and comes with Try again', async (id, path, healthy) => {
    goLive();
    fail(path);
    const { user } = await openSection(id);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    given(healthy());
    await user.click(retry);
    await waitFor(() => expect(screen.queryByText(/did not load/)).not.toBeInTheDocument());
  });
});
