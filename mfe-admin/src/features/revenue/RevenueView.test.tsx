import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import { revenueHandlers, sampleRevenue } from '../../mocks/revenue.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

async function open(query = '?tab=revenue') {
  const opened = await renderAdmin(query);
  await screen.findByRole('combobox', { name: 'Period' });
  return opened;
}

const tile = (name: RegExp) => screen.findByRole('button', { name });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the revenue', () => {
  it('R10, R11, T22: the period select comes first; each category is a tile in euro', async () => {
    const { user, router } = await open();
    const [period] = screen.getAllByRole('combobox');
    if (!period) throw new Error('no select found');
    expect(
      within(period)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([...['Daily', 'Weekly', 'Monthly', 'Yearly']]);
    expect(period).toHaveValue('monthly');
    expect(await tile(/^Setup Fees ?€1,500.50 ?Up$/)).toHaveAttribute('aria-expanded', 'false');
    for (const name of [/^Monthly Subscriptions/, /^Transaction Fees/, /^Add-ons/, /^Custom Development/]) {
      expect(await tile(name)).toBeInTheDocument();
    }
    await user.selectOptions(period, 'Yearly');
    expect(await tile(/^Setup Fees ?€16,505.50 ?Up$/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=revenue&period=yearly');
  });

  it('R10, R12: a tile opens and closes its revenue per client, highest first', async () => {
    const { user } = await open();
    await user.click(await tile(/^Setup Fees/));
    expect(await tile(/^Setup Fees/)).toHaveAttribute('aria-expanded', 'true');
    const clients = within(screen.getByRole('region', { name: 'Setup Fees by client, this month' }));
    expect(clients.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Vinbar Ved Åen', 'Café Kajen']);
    expect(clients.getByText('€1,200')).toBeInTheDocument();
    await user.click(await tile(/^Custom Development/));
    expect(screen.getByText('No client has paid for this so far this year.')).toBeInTheDocument();
    await user.click(await tile(/^Custom Development/));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('R10, R12: shows all four periods side by side, with the trend as text', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: 'All periods compared' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Category', 'Daily', 'Weekly', 'Monthly', 'Yearly', 'Trend'],
    ]);
    expect(cells(table.getByRole('row', { name: /^Monthly Subscriptions/ }))).toEqual([
      ...['€6.01', '€60.10', '€300.50', '€3,305.50', 'Down'],
    ]);
    expect(cells(table.getByRole('row', { name: /^Total/ }))[2]).toBe('€3,602');
    expect(within(table.getByRole('row', { name: /^Transaction Fees/ })).getByText('Stable')).toBeInTheDocument();
  });

  it('shows the last twelve months as a chart with a summary, or as a table', async () => {
    const { user } = await open();
    const drawing = await screen.findByRole('figure');
    expect(drawing).toHaveTextContent('€18,600 in twelve months. The best month was November 2026 with €2,100');
    // A native range input: it handles arrow keys and announces its value.
    const reader = screen.getByRole('slider', { name: 'Month' });
    expect(reader).toHaveAttribute('aria-valuetext', 'November 2026: €2,100');
    fireEvent.change(reader, { target: { value: '1' } });
    expect(reader).toHaveAttribute('aria-valuetext', 'January 2026: €1,100');
    // The visible text, and the tooltip of its bar.
    expect(within(drawing).getAllByText('January 2026: €1,100')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('table', { name: 'The last twelve months' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(12);
    expect(table.getByRole('row', { name: 'December 2025 €1,000' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(await screen.findByRole('figure')).toBeInTheDocument();
  });

  it('labels demo data', async () => {
    server.use(...revenueHandlers(sampleRevenue(), true));
    await open();
    expect(await screen.findByText(/^Demo data: these figures include sample entries/)).toBeInTheDocument();
  });

  it('shows that nothing was recorded', async () => {
    server.use(...revenueHandlers([]));
    await open();
    expect(await screen.findByText('No revenue recorded yet')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent('€');
  });

  it('R13: shows a load error and retries', async () => {
    server.use(http.get('/api/admin/revenue', () => HttpResponse.error()));
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(retry);
    expect(await tile(/^Setup Fees/)).toBeInTheDocument();
  });
});
