import { metricSource } from '@skal/contracts/app/metricSource';
import { clientConnection } from '@skal/contracts/integration/connection';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { HttpResponse, http } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import { connectionHandlers, makeClientConnection } from '../../mocks/integrations/connections.ts';
import { dataSourceHandler, makeDataSource } from '../../mocks/integrations/dataSources.ts';
import { integrationRequestHandlers, platformHandlers } from '../../mocks/integrations/integrations.ts';
import { regionNamed, renderLiveSection } from '../../testing/renderLiveSection.tsx';

const server = mockNetwork(...handlers);
beforeEach(() => server.use(...integrationRequestHandlers()));

const openLive = () => renderLiveSection(server, 'integrations', { live: true });

describe('data sources in Integrations', () => {
  it('shows the last report of a connected platform, and its audience compared with 30 days before', async () => {
    const audience = { members: 1840, before: 1650, readAt: '2026-11-21T06:00:00.000Z' };
    server.use(
      ...platformHandlers({ shopify: 'connected', mailchimp: 'connected' }),
      ...connectionHandlers(
        makeClientConnection({ state: 'broken' }),
        makeClientConnection({ connector: 'mailchimp', audience, lastWebhookAt: null }),
      ),
    );
    await openLive();
    expect(await regionNamed('Shopify').findByText('21 Nov 2026, 09:12')).toBeVisible();
    expect(regionNamed('Shopify').getByText(/^This platform is not sending data right now/)).toBeVisible();
    expect(regionNamed('Mailchimp').getByText('1,840 (+190 in 30 days)')).toBeVisible();
    expect(regionNamed('Mailchimp').getByText('21 Nov 2026, 07:00')).toBeVisible();
  });

  it('lists data sources with first and last report, or an empty state', async () => {
    server.use(dataSourceHandler());
    await openLive();
    expect(await regionNamed('Data Sources').findByText('No data received yet')).toBeVisible();
  });

  it('lists the app as data source, and shows a load error', async () => {
    server.use(dataSourceHandler(makeDataSource()));
    server.use(http.get(metricSource.list.path, () => HttpResponse.error(), { once: true }));
    const { user } = await openLive();
    expect(await regionNamed('Data Sources').findByText('The data sources could not be loaded')).toBeVisible();
    await user.click(regionNamed('Data Sources').getByRole('button', { name: 'Try again' }));
    expect(
      await regionNamed('Data Sources').findByText('Active since 1 Oct 2026, last data 21 Nov 2026, 06:00'),
    ).toBeVisible();
    expect(regionNamed('Data Sources').getByText('App')).toBeVisible();
  });

  it('shows a load error instead of an empty list, and retries', async () => {
    server.use(...connectionHandlers(makeClientConnection()));
    server.use(http.get(clientConnection.list.path, () => HttpResponse.error(), { once: true }));
    const { user, main } = await openLive();
    expect(await main.findByText('The connected platforms could not be loaded')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await regionNamed('Shopify').findByText('Last data')).toBeVisible();
  });
});
