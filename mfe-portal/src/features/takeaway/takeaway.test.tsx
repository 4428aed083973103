import { orderAction } from '@skal/contracts/app/appAction';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { makeAction } from '../../mocks/metrics/actions.ts';
import { makeActiveOrder, makeTakeaway, sampleTakeaway, takeawayHandlers } from '../../mocks/metrics/takeaway.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open, respondWith } = reportSectionTest('takeaway', takeawayHandlers, sampleTakeaway);

describe('Takeaway Orders', () => {
  it('K35: once live lists waiting orders with waiting time and items, oldest first', async () => {
    await open();
    const active = await region('Active Orders');
    expect(active.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /^A-1042Waiting 1 h 15 min2 × Tapas box for two498 DKKAccepted.*Karen Holm, .*Received by the app\.Ready/,
      ),
      expect.stringMatching(/^A-1043Waiting 12 minCheese box; 2 × Bottle of the weekAcceptDecline$/),
      expect.stringMatching(/^A-1044Waiting 0 minAcceptDecline$/),
    ]);
    expect(active.getByText('3 waiting')).toBeVisible();
  });

  it('K35: compares today with the same weekday up to now, with source and time, per currency', async () => {
    await open();
    const stats = await region("Today's Stats");
    const before = 'Last Saturday at this time:';
    expect(tile('Revenue')).toHaveTextContent(`Revenue3,120.50DKKand 240 SEK${before} 2,890 DKK`);
    expect(tile('Orders Completed')).toHaveTextContent(`Orders Completed14${before} 12`);
    expect(tile('Average Prep Time')).toHaveTextContent(`Average Prep Time17.5min${before} 19 min`);
    expect(stats.queryByText('€')).not.toBeInTheDocument();
  });

  it('shows how many more orders are waiting', async () => {
    await open(() => ({ ...sampleTakeaway(), activeCount: 40 }));
    expect(await screen.findByText('And 37 more, placed later.')).toBeVisible();
    expect(screen.getByText('40 waiting')).toBeVisible();
  });

  it('shows zero without waiting or completed orders', async () => {
    await open(() => makeTakeaway({ lastReportOn: '2026-11-21', revenue: makeMetric(0), completed: makeMetric(0) }));
    expect((await region('Active Orders')).getByText('No active orders')).toBeVisible();
    expect(tile('Orders Completed')).toHaveTextContent('Orders Completed0');
    expect(tile('Average Prep Time')).toHaveTextContent('Average Prep Time–No matching data yet');
  });

  it('T36: shows orders waiting since yesterday without a report of today', async () => {
    const { active } = sampleTakeaway();
    await open(() => makeTakeaway({ lastReportOn: '2026-11-20', active, activeCount: 3 }));
    expect((await region('Active Orders')).getByText('No data since 20 Nov 2026')).toBeVisible();
  });

  it('shows since when nothing was reported, instead of no orders', async () => {
    await open(() => makeTakeaway({ lastReportOn: '2026-11-19' }));
    expect((await region('Active Orders')).getByText('No data since 19 Nov 2026')).toBeVisible();
    expect(screen.queryByText('No active orders')).not.toBeInTheDocument();
    expect(tile('Revenue')).toHaveTextContent('Revenue–No data since 19 Nov 2026');
  });

  it('sends an answer with one press, and offers the steps that are possible', async () => {
    const { user } = await open();
    const sent: object[] = [];
    respondWith(
      mockEndpoint(orderAction.take, ({ params, body }) => {
        sent.push({ ...params, ...body });
        return makeAction({ ...body, version: 1, at: '2026-11-21T08:15:00.000Z', by: 'Karen', progress: 'waiting' });
      }),
    );
    const answers = (name: string) =>
      within(screen.getByRole('group', { name: `Answer ${name}` }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    await region('Active Orders');
    expect([answers('A-1042'), answers('A-1043')]).toEqual([
      ['Ready', 'Completed', 'Decline'],
      ['Accept', 'Decline'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Accept: A-1043' }));
    await waitFor(() => expect(sent).toEqual([{ id: expect.stringMatching(/1043$/), step: 'accepted', version: 0 }]));
  });

  it('shows the current state when someone else answered first', async () => {
    const { user, toast } = await open();
    const error = 'Someone else answered this just now. The current state is shown.';
    respondWith(
      mockEndpoint(orderAction.take, () => errorResponse(409, error, { code: 'outdated' })),
      takeawayHandlers(() => ({
        ...sampleTakeaway(),
        active: [
          makeActiveOrder('A-1043', 12, {
            action: makeAction({ step: 'declined', version: 1, at: '2026-11-21T08:15:00.000Z', by: 'Bo Holm' }),
          }),
        ],
      })),
    );
    await region('Active Orders');
    await user.click(screen.getByRole('button', { name: 'Accept: A-1043' }));
    expect(await screen.findByText(/^by Bo Holm/)).toBeVisible();
    expect(await toast()).toMatchObject({ title: 'Not Sent', description: error });
    expect(screen.queryByRole('group', { name: 'Answer A-1043' })).not.toBeInTheDocument();
  });
});
