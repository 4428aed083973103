import { makeNotifications, notificationHandlers, sampleNotifications } from '../../mocks/metrics/notifications.ts';
import { region, reportSectionTest, tile } from '../../testing/reportSection.tsx';

const { open } = reportSectionTest('push-notifications', notificationHandlers, sampleNotifications);

describe('Push Notifications', () => {
  it('K24: once live compares deliveries and opens with the previous days; a missing value is not zero', async () => {
    const { user } = await open();
    const counts = await region('Delivered and opened');
    expect(tile('Sent Today')).toHaveTextContent('Sent Today59Yesterday: 0');
    expect(tile('Open Rate')).toHaveTextContent('Open Rate28.4%Previous 30 days: 25%');
    expect(tile('Active Subscribers')).toHaveTextContent('Active Subscribers–No matching data yet');
    await user.click(counts.getByRole('button', { name: 'Show as table' }));
    expect(counts.getByRole('row', { name: '21 Nov 2026 59 12 24 6' })).toBeVisible();
    expect(counts.getByRole('row', { name: /^24 Oct 2026( No data){4}$/ })).toBeVisible();
    expect(counts.getByRole('link', { name: 'Download CSV' })).toBeVisible();
    expect(counts.getByText(/^Previous 30 days: 240 delivered, 60 opened\. App, updated /)).toBeVisible();
    const rates = await region('Open rate by day');
    await user.click(rates.getByRole('button', { name: 'Show as table' }));
    expect(rates.getByRole('row', { name: '21 Nov 2026 20.3 25' })).toBeVisible();
    expect(rates.getByRole('row', { name: '20 Nov 2026 None delivered None delivered' })).toBeVisible();
    expect(rates.getByRole('row', { name: '24 Oct 2026 No data No data' })).toBeVisible();
    expect((await region('Quick Send')).getByRole('button', { name: 'Send Now' })).toBeDisabled();
  });

  it('K24: distinguishes missing reports from zero deliveries', async () => {
    await open(makeNotifications({ lastReportOn: '2026-09-19' }));
    expect((await region('Open rate by day')).getByText('No notifications yet')).toBeVisible();
    expect(tile('Sent Today')).toHaveTextContent('Sent Today–No data since 19 Sept 2026');
  });
});
