import { reservationAction } from '@skal/contracts/app/appAction';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { makeAction } from '../../mocks/metrics/actions.ts';
import { bookingHandlers, makeBookings, sampleBookings } from '../../mocks/metrics/bookings.ts';
import { region, reportSectionTest, rows, tile } from '../../testing/reportSection.tsx';

const { open, respondWith } = reportSectionTest('bookings', bookingHandlers, sampleBookings);

describe('Reservations', () => {
  it('K4: once live shows today’s bookings by hour, upcoming ones, and the busiest hours', async () => {
    const opened = await open();
    expect(await rows('Today')).toEqual([
      '17:001 reservation1 no-show',
      '18:004 reservations11 guests',
      '20:007 reservations22 guests',
    ]);
    expect(await rows('Upcoming')).toEqual([
      'Sunday, 22 Nov 20266 reservations15 guests',
      'Friday, 27 Nov 20261 reservation8 guests',
    ]);
    const { user } = opened;
    const busiest = await region('Busiest hours');
    expect(await busiest.findByRole('figure')).toHaveTextContent('Busiest time: Friday, 19:00 to 20:00, 31.');
    await user.click(busiest.getByRole('button', { name: 'Show as table' }));
    expect(busiest.getByRole('row', { name: 'Saturday, 20:00 to 21:00 28' })).toBeVisible();
    const upcoming = await region('Upcoming');
    await user.click(upcoming.getByRole('button', { name: 'Show as table' }));
    expect(upcoming.getByRole('row', { name: 'Friday, 27 Nov 2026 1 8' })).toBeVisible();
    expect(upcoming.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'download',
      'reservations-upcoming-2026-11-22-to-2026-11-27.csv',
    );
  });

  it('K4: compares metrics with the same weekday and the same days of last month, with source and time', async () => {
    await open();
    await region('Today');
    expect(tile('Reservations Today')).toHaveTextContent(`Reservations Today12Saturday last week: 10`);
    expect(tile('Guests Today')).toHaveTextContent(`Guests Today33Saturday last week: 27`);
    expect(tile('No-shows This Month')).toHaveTextContent(`No-shows This Month3The same days last month: 5`);
  });

  it('shows zero if nothing is booked for today', async () => {
    await open(() =>
      makeBookings({
        lastReportOn: '2026-11-21',
        tables: makeMetric(0),
        guests: makeMetric(0),
        noShows: makeMetric(0),
      }),
    );
    expect((await region('Today')).getByText('No reservations today')).toBeVisible();
    expect((await region('Upcoming')).getByText('No upcoming reservations')).toBeVisible();
    expect(tile('Reservations Today')).toHaveTextContent('Reservations Today0');
  });

  it('shows since when nothing was reported, instead of zero', async () => {
    await open(() => makeBookings({ lastReportOn: '2026-11-19' }));
    expect((await region('Today')).getByText('No data since 19 Nov 2026')).toBeVisible();
    expect(screen.queryByText('No reservations today')).not.toBeInTheDocument();
    expect(tile('Guests Today')).toHaveTextContent('Guests Today–No data since 19 Nov 2026');
  });

  it('lists the next reservations with their answers, and sends one with one press', async () => {
    const { user } = await open();
    const sent: object[] = [];
    respondWith(
      mockEndpoint(reservationAction.take, ({ params, body }) => {
        sent.push({ ...params, ...body });
        return makeAction({ ...body, version: 1, at: '2026-11-21T08:15:00.000Z', by: 'Karen', progress: 'none' });
      }),
    );
    expect(await rows('Next reservations')).toEqual([
      '21 Nov 2026, 18:004 guestsT-201Window tableAcceptDeclineNo-show',
      expect.stringMatching(/^21 Nov 2026, 20:002 guestsT-202Declined.*Karen Holm, .*could not be reached/),
    ]);
    await user.click(screen.getByRole('button', { name: 'No-show: T-201' }));
    await waitFor(() => expect(sent).toEqual([{ id: expect.stringMatching(/201$/), step: 'noShow', version: 0 }]));
  });
});
