import { screen, within } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { commerceHandlers, makeCommerce, sampleCommerce } from '../../mocks/metrics/commerce.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('commerce', commerceHandlers, sampleCommerce);

describe('Commerce', () => {
  it('K5: once live compares today’s sales with yesterday, with source and time, per currency', async () => {
    await open();
    await region('Sales');
    expect(tile('Revenue')).toHaveTextContent(`Revenue8,450.50DKKand 240 SEKYesterday: 7,920 DKK`);
    expect(within(screen.getByRole('main')).getAllByText('Orders')[0]?.parentElement).toHaveTextContent(
      `Orders31Yesterday: 28`,
    );
    expect(tile('Average Order')).toHaveTextContent('Average Order–Several currencies');
    const recent = await region('Recent orders');
    expect(recent.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^A-1042349 DKK.*Takeaway2 × Barolo 2019; Cheese plate$/),
      expect.stringMatching(/^A-104189\.50 DKK/),
    ]);
    const best = await region('Best-selling products');
    expect(best.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Barolo 20191257.1% of all items1,500 DKK240 SEK',
      'Cheese plate942.9% of all items',
    ]);
    const hours = await region('Busiest hours');
    expect(await hours.findByRole('figure')).toHaveTextContent('Busiest time: Friday, 18:00 to 19:00, 14.');
    expect(hours.getByTitle('Thursday, 17:00 to 18:00: 9')).toBeInTheDocument();
  });

  it('K5: shows a period as chart and table; a day without a report is not zero', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Weekly' }));
    const sales = await region('Sales');
    expect(sales.getByRole('figure')).toHaveTextContent('Revenue by day, DKK.');
    await user.click(sales.getByRole('button', { name: 'Show as table' }));
    expect(sales.getByRole('row', { name: '16 Nov 2026 0 541 0 2' })).toBeVisible();
    expect(sales.getByRole('row', { name: '17 Nov 2026 No data 270.50 No data 1' })).toBeVisible();
    expect(sales.getByRole('row', { name: '18 Nov 2026 270.50 0 1 0' })).toBeVisible();
    expect(sales.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'When',
      'Revenue, DKK',
      'The same days last week, DKK',
      'Orders',
      'Previous orders',
    ]);
    const hours = await region('Busiest hours');
    await user.click(hours.getByRole('button', { name: 'Show as table' }));
    expect(hours.getByRole('row', { name: 'Hour of the week Orders The same days last week' })).toBeVisible();
    expect(hours.getByRole('row', { name: 'Friday, 18:00 to 19:00 14 11' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Yearly' }));
    expect((await region('Sales')).getByRole('figure')).toHaveTextContent('Revenue by month, DKK.');
    expect(screen.getByText('The same days last year: 28')).toBeVisible();
  });

  it('K5: compares each hour with yesterday', async () => {
    await open();
    const reader = await (await region('Sales')).findByRole('slider');
    expect(reader).toHaveAttribute('aria-valuetext', '23:00: Orders 7; Yesterday 3');
  });

  it('K5: shows best sellers with share and revenue as table and file, per currency', async () => {
    const { user } = await open();
    const best = await region('Best-selling products');
    await user.click(best.getByRole('button', { name: 'Show as table' }));
    expect(best.getByRole('row', { name: 'Product Items Share, % Revenue, DKK Revenue, SEK' })).toBeVisible();
    expect(best.getByRole('row', { name: 'Barolo 2019 12 57.1 1,500 240' })).toBeVisible();
    expect(best.getByRole('row', { name: 'Cheese plate 9 42.9 No data No data' })).toBeVisible();
    const href = best.getByRole('link', { name: 'Download CSV' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain('Barolo 2019;12;57,1;1500;240');
  });

  it('K5: shows a message instead of best sellers if orders have no items', async () => {
    await open((period) => ({ ...sampleCommerce(period), bestSellers: [] }));
    const best = await region('Best-selling products');
    expect(best.getByText('These orders have no item details')).toBeVisible();
    expect(best.queryByRole('list')).toBeNull();
  });

  it.each([
    ['JPY', 1200, '1,200', '1,200 JPY'],
    ['KWD', 1.25, '1.250', '1.250 KWD'],
  ])('K5: formats money in %s with the decimals of that currency', async (currency, value, figure, written) => {
    await open((period) => ({
      ...sampleCommerce(period),
      ...{ currency, revenue: makeMetric(value, value), otherRevenue: [] },
      bestSellers: [{ item: 'Barolo 2019', quantity: 1, orders: 1, share: 100, revenue: [{ currency, value }] }],
    }));
    await region('Sales');
    expect(tile('Revenue')).toHaveTextContent(`Revenue${figure}${currency}Yesterday: ${written}`);
    expect((await region('Best-selling products')).getByText(written)).toBeVisible();
  });

  it('shows no comparison with a period before the app existed', async () => {
    const { user } = await open((period) => {
      const sales = sampleCommerce(period);
      const series = sales.series.map((step) => ({ ...step, ordersBefore: null, revenueBefore: null }));
      return { ...sales, series };
    });
    await user.click(await screen.findByRole('tab', { name: 'Yearly' }));
    const sales = await region('Sales');
    await user.click(sales.getByRole('button', { name: 'Show as table' }));
    expect(sales.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'When',
      'Revenue, DKK',
      'Orders',
    ]);
  });

  it('distinguishes missing reports from zero sales', async () => {
    await open((period) => makeCommerce(period, { lastReportOn: '2026-11-19' }));
    await region('Sales');
    expect(screen.getAllByText('No data since 19 Nov 2026')).toHaveLength(3);
    expect(tile('Revenue')).toHaveTextContent('Revenue–');
  });

  it('shows zero as a value, and no average without orders', async () => {
    await open((period) =>
      makeCommerce(period, { lastReportOn: '2026-11-21', revenue: makeMetric(0), orders: makeMetric(0) }),
    );
    await region('Sales');
    expect(tile('Revenue')).toHaveTextContent('Revenue0');
    expect(tile('Average Order')).toHaveTextContent('Average Order–No matching data yet');
  });
});
