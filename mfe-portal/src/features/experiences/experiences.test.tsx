import { screen } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { experienceHandlers, makeExperiences, sampleExperiences } from '../../mocks/metrics/experiences.ts';
import { region, reportSectionTest, rows, tile } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('events', experienceHandlers, sampleExperiences);

describe('Events & Experiences', () => {
  it('K34: once live lists upcoming and past events with seats and revenue', async () => {
    const { user } = await open();
    expect(await rows('Upcoming Events')).toEqual([
      'Tasting: the Mosel14 soldThu 26 Nov 20264,130 DKK',
      'Unnamed event1 soldThu 10 Dec 2026',
    ]);
    expect(await rows('Event Performance')).toEqual([
      'Tasting: natural wines28 of 32 attendedThu 12 Nov 20268,850 DKK79.50 EUR',
      'Open house17 attendedThu 5 Nov 2026',
    ]);
    const performance = await region('Event Performance');
    await user.click(performance.getByRole('button', { name: 'Show as table' }));
    const row = 'Tasting: natural wines 12 Nov 2026 32 28 8,850 DKK, 79.50 EUR';
    expect(performance.getByRole('row', { name: row })).toBeVisible();
    expect(performance.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'download',
      'events-event-performance-2026-11-05-to-2026-11-12.csv',
    );
    expect(screen.getByText(/^2 places were sold without an event date/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create New Event' })).toBeEnabled();
  });

  it('K34: compares the month with the previous one, with source and time, per currency', async () => {
    await open();
    await region('Upcoming Events');
    expect(tile('Events This Month')).toHaveTextContent(`Events This Month3Last month: 2`);
    expect(tile('Revenue')).toHaveTextContent(`Revenue18,880DKKand 79.50 EURLast month: 15,340 DKK`);
    expect(tile('Average Attendance')).toHaveTextContent(`Average Attendance87.5%Last month: 91%`);
  });

  it('shows zero without events', async () => {
    await open(() =>
      makeExperiences({ lastReportOn: '2026-11-21', count: makeMetric(0), revenue: makeMetric(0), currency: null }),
    );
    expect((await region('Upcoming Events')).getByText('No upcoming events')).toBeVisible();
    expect((await region('Event Performance')).getByText('No events held yet')).toBeVisible();
    expect(tile('Events This Month')).toHaveTextContent('Events This Month0');
    expect(tile('Average Attendance')).toHaveTextContent('Average Attendance–No matching data yet');
  });

  it('shows since when nothing was reported, instead of no events', async () => {
    await open(() => makeExperiences({ lastReportOn: '2026-10-19' }));
    expect((await region('Upcoming Events')).getByText('No data since 19 Oct 2026')).toBeVisible();
    expect(screen.queryByText('No upcoming events')).not.toBeInTheDocument();
    expect(tile('Revenue')).toHaveTextContent('Revenue–No data since 19 Oct 2026');
  });
});
