import { screen } from '@testing-library/react';
import { makeMetric } from '../../mocks/figures.ts';
import { makePerformance, performanceHandlers, samplePerformance } from '../../mocks/metrics/performance.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('performance', performanceHandlers, samplePerformance);

describe('Performance', () => {
  it('K4: once live compares today’s performance with yesterday, with source and time', async () => {
    await open();
    await region('Response times');
    expect(tile('Crash-free Sessions')).toHaveTextContent(`99.2%Yesterday: 99.6%`);
    expect(tile('50% of Starts Within')).toHaveTextContent(`0.8 sYesterday: 1 s`);
    expect(tile('95% of Starts Within')).toHaveTextContent(`over 10 sYesterday: 2.5 s`);
    const [versions, devices] = [await region('Recent errors'), await region('Devices')];
    expect(versions.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '1.2.03opened 210 times',
      '1.2.11opened 340 times',
    ]);
    expect(devices.getAllByRole('listitem')[0]).toHaveTextContent('iPhone3411 errors');
  });

  it('shows starts and errors by day as tables, also for other periods; a missing value is not zero', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Thirty days' }));
    const [starts, errors] = [await region('Response times'), await region('Errors by day')];
    await user.click(starts.getByRole('button', { name: 'Show as table' }));
    await user.click(errors.getByRole('button', { name: 'Show as table' }));
    expect(starts.getByRole('row', { name: '23 Oct 2026 0.8 s 2.4 s' })).toBeVisible();
    expect(starts.getByRole('row', { name: '24 Oct 2026 No data No data' })).toBeVisible();
    expect(errors.getByRole('row', { name: '23 Oct 2026 0 99.50' })).toBeVisible();
    expect(errors.getByRole('row', { name: '24 Oct 2026 No data No data' })).toBeVisible();
    expect(tile('Crash-free Sessions')).toHaveTextContent('Previous thirty days: 99.6%');
  });

  it('distinguishes unmeasured metrics from zero errors', async () => {
    await open((period) => makePerformance(period, { lastReportOn: '2026-11-21', errors: makeMetric(0) }));
    expect((await region('Response times')).getByText('No measurements yet')).toBeVisible();
    expect((await region('Recent errors')).getByText('No errors in this period')).toBeVisible();
    expect(tile('Crash-free Sessions')).toHaveTextContent('–No matching data yet');
  });
});
