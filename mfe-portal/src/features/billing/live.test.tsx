import { screen, within } from '@testing-library/react';
import { accountIs } from '../../mocks/account.ts';
import { billingIs, invoicesAre, makeBilling } from '../../mocks/figures.ts';
import { liveInvoices } from '../../mocks/live.ts';
import { makeSession } from '../../mocks/session.ts';
import { portalNetwork } from '../../testing/network.ts';
import { openSection } from '../../testing/section.tsx';

const { given, sent } = portalNetwork();

const liveAt = '2026-10-01T08:00:00.000Z';
const goLive = () => given(...accountIs(makeSession({ business: { liveAt } })));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

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
