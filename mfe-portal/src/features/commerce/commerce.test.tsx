import type { CommerceReply } from '@skal/contracts/commerce';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountIs } from '../../mocks/account.ts';
import { busyCommerce, commerceIs, makeCommerce } from '../../mocks/commerce.ts';
import { makeMetric } from '../../mocks/figures.ts';
import { makeSession } from '../../mocks/session.ts';
import { portalNetwork } from '../../testing/network.ts';
import { openSection } from '../../testing/section.tsx';

const { given, sent } = portalNetwork();

const business = { liveAt: '2026-10-01T08:00:00.000Z', features: { ecommerce: true } };
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const tile = (label: string) => screen.getByText(label).parentElement;

async function open(reply: (period: CommerceReply['period']) => CommerceReply = busyCommerce) {
  given(...accountIs(makeSession({ business })), commerceIs(reply));
  return openSection('commerce');
}

describe('Commerce', () => {
  it('K5: before launch asks for nothing', async () => {
    given(...accountIs(makeSession({ business: { features: { ecommerce: true } } })));
    await openSection('commerce');
    expect(sent('GET /api/commerce')).toHaveLength(0);
  });

  it('K5: once live has the sales of today beside those of yesterday, with source and time, currencies apart', async () => {
    await open();
    await region('Sales');
    const read = 'App, read 21 Nov 2026, 06:00';
    expect(tile('Revenue')).toHaveTextContent(`Revenue8,450.50DKKand 240 SEKYesterday: 7,920 DKK${read}`);
    expect(within(screen.getByRole('main')).getAllByText('Orders')[0]?.parentElement).toHaveTextContent(
      `Orders31Yesterday: 28${read}`,
    );
    expect(tile('Average Order')).toHaveTextContent('Average Order–Several currencies');
    const recent = await region('Recent orders');
    expect(recent.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^A-1042349 DKK.*Takeaway$/),
      expect.stringMatching(/^A-104189\.50 DKK/),
    ]);
    expect((await region('Best-selling products')).getAllByRole('listitem')[0]).toHaveTextContent('Barolo 201912');
    const hours = await region('Busiest hours');
    expect(await hours.findByRole('figure')).toHaveTextContent('Most of all on Friday, 18:00 to 19:00: 14.');
    expect(hours.getByTitle('Thursday, 17:00 to 18:00: 9')).toBeInTheDocument();
  });

  it('K5: draws a period step by step and has it as a table; a day without a report is no zero', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Weekly' }));
    const sales = await region('Sales');
    expect(sales.getByRole('figure')).toHaveTextContent('Revenue by day, DKK.');
    await user.click(sales.getByRole('button', { name: 'Show as table' }));
    expect(sales.getByRole('row', { name: '16 Nov 2026 0 DKK 0' })).toBeVisible();
    expect(sales.getByRole('row', { name: '17 Nov 2026 No report No report' })).toBeVisible();
    expect(sales.getByRole('row', { name: '18 Nov 2026 270.50 DKK 1' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Yearly' }));
    expect((await region('Sales')).getByRole('figure')).toHaveTextContent('Revenue by month, DKK.');
    expect(screen.getByText('The same days last year: 28')).toBeVisible();
  });

  it('says since when nothing was reported, and that nothing was sold; neither is the other', async () => {
    await open((period) => makeCommerce(period, { lastReportOn: '2026-11-19' }));
    await region('Sales');
    expect(screen.getAllByText('No report since 19 Nov 2026')).toHaveLength(3);
    expect(tile('Revenue')).toHaveTextContent('Revenue–');
  });

  it('a zero is a figure, and what has no order has no average', async () => {
    await open((period) =>
      makeCommerce(period, { lastReportOn: '2026-11-21', revenue: makeMetric(0), orders: makeMetric(0) }),
    );
    await region('Sales');
    expect(tile('Revenue')).toHaveTextContent('Revenue0App, read');
    expect(tile('Average Order')).toHaveTextContent('Average Order–Nothing to count so far');
  });

  it('says that the sales did not load, and loads them', async () => {
    given(...accountIs(makeSession({ business })));
    given(http.get('/api/commerce', () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await openSection('commerce');
    expect(await screen.findByText('Your sales did not load')).toBeVisible();
    given(commerceIs(busyCommerce));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Barolo 2019')).toBeVisible();
  });
});
