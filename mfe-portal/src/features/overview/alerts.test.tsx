import { screen, within } from '@testing-library/react';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { makeAlert, makeOverview, overviewHandlers } from '../../mocks/figures.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith } = mockPortalApi();

async function open(...alerts: ReturnType<typeof makeAlert>[]) {
  const business = { liveAt: '2026-10-01T08:00:00.000Z', features: { ecommerce: false } };
  respondWith(...settingsHandlers(makeSession({ business })), overviewHandlers(makeOverview({ alerts })));
  await renderSection('overview');
  return within(await screen.findByRole('region', { name: 'Recent Alerts' }));
}

const crashes = {
  ...{ id: 'crash-rate', title: '2.5% of sessions crashed today', at: '2026-11-20T23:00:00.000Z' },
  ...{ source: 'App', section: 'performance' },
};

describe('the alerts of a live app', () => {
  it('K2: show title, start, source and a link', async () => {
    const alerts = await open(makeAlert(crashes));
    const [row] = alerts.getAllByRole('listitem');
    expect(row).toHaveTextContent(/^2\.5% of sessions crashed today.*AppOpen Performance$/);
    expect(row?.querySelector('time')).toHaveAttribute('datetime', crashes.at);
    expect(alerts.getByRole('link', { name: 'Open Performance' })).toHaveAttribute(
      'href',
      '/dashboard?section=performance',
    );
  });

  it('K2: show what is monitored while there are none', async () => {
    const alerts = await open();
    expect(alerts.getByRole('heading', { name: 'No alerts' })).toBeVisible();
    expect(alerts.getByText(/no data for a day, .* half of the same weekday/)).toBeVisible();
  });

  it('T27: do not link to a disabled or unknown section', async () => {
    const alerts = await open(
      makeAlert({ title: 'Orders are down by half', section: 'commerce' }),
      makeAlert({ id: 'later', title: 'Something of a later release', section: 'kitchen' }),
      makeAlert({ id: 'noted', title: 'The payment service was slow' }),
    );
    expect(alerts.getAllByRole('listitem')).toHaveLength(3);
    expect(alerts.queryByRole('link')).not.toBeInTheDocument();
  });
});
