import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { liveInvoices } from '../../mocks/app/liveClient.ts';
import { billingHandlers, invoiceHandlers, makeBilling } from '../../mocks/figures.ts';
import { breakEvenHandlers, makeBreakEven, sampleBreakEven } from '../../mocks/metrics/breakEven.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';
import { region, withEverything } from '../../testing/reportSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const goLive = () => respondWith(...withEverything(true));

describe('Billing', () => {
  it('K31: sends no request before launch', async () => {
    await renderSection('billing');
    expect([...requestsTo('GET /api/billing'), ...requestsTo('GET /api/invoices')]).toEqual([]);
    expect(screen.getByText('Standard Plan')).toBeVisible();
  });

  it('T22, T23: once live shows the subscription and its invoices', async () => {
    goLive();
    respondWith(invoiceHandlers(liveInvoices));
    await renderSection('billing');
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

  it('once live shows missing values', async () => {
    goLive();
    respondWith(billingHandlers(makeBilling({ status: 'paused', nextBillingDate: null })));
    await renderSection('billing');
    expect((await region('Current Plan')).getByText('Not scheduled')).toBeVisible();
    expect(screen.getByText('Paused')).toBeVisible();
    expect(await screen.findByText(/No invoices yet/)).toBeVisible();
    expect(await screen.findByText('No payments or earnings yet.')).toBeVisible();
  });

  it('K31: once live shows revenue minus payments on one scale per currency', async () => {
    goLive();
    respondWith(breakEvenHandlers(sampleBreakEven));
    await renderSection('billing');
    const panel = await region('Break-Even Analysis');
    expect(await panel.findByText('In Progress')).toBeVisible();
    const kroner = await region('Break-even in DKK');
    expect(kroner.getByText('26,240.50 DKK')).toBeVisible();
    expect(kroner.getByText('Earned through the app').parentElement).toHaveTextContent(/61,240\.50 DKK$/);
    expect(kroner.getByText('Paid to us').parentElement).toHaveTextContent(/35,000 DKK$/);
    const bars = kroner.getAllByText(/DKK$/, { selector: 'dd' }).map((figure) => figure.nextElementSibling);
    const widths = bars.map((bar) => Math.round(Number.parseFloat(bar?.getAttribute('style')?.split(':')[1] ?? '')));
    expect(widths).toEqual([100, 57]);
    expect((await region('Break-even in EUR')).getByText('-€447')).toBeVisible();
    expect(
      panel.getByText('Earned: App, updated 21 Nov 2026, 06:00. Paid: our records of your payments.'),
    ).toBeVisible();
  });

  it('K31: shows payments without reported revenue, and a reached break-even', async () => {
    goLive();
    const paid = { currency: 'DKK', earned: null, paid: 10_000, position: -10_000 };
    respondWith(breakEvenHandlers(makeBreakEven({ positions: [paid] })));
    const { unmount } = await renderSection('billing');
    const kroner = await region('Break-even in DKK');
    expect(kroner.getByText('-10,000 DKK')).toBeVisible();
    expect(kroner.getByText('No data yet')).toBeVisible();
    unmount();
    goLive();
    respondWith(breakEvenHandlers(makeBreakEven({ positions: [{ ...paid, earned: 10_000, position: 0 }] })));
    await renderSection('billing');
    expect(await screen.findByText('Reached')).toBeVisible();
  });

  it('shows a load error of the break-even and retries, beside the plan', async () => {
    goLive();
    respondWith(http.get('/api/break-even', () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await renderSection('billing');
    expect(await screen.findByText('Your break-even analysis could not be loaded')).toBeVisible();
    expect(screen.getByText('Premium')).toBeVisible();
    respondWith(breakEvenHandlers(sampleBreakEven));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('26,240.50 DKK')).toBeVisible();
  });
});
