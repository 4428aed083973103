import { metricSource } from '@skal/contracts/app/metricSource';
import { clientConnection } from '@skal/contracts/integration/connection';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { HttpResponse, http } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import { connectionsAre, makeClientConnection } from '../../mocks/integrations/connections.ts';
import { makeDataSource, reportersAre } from '../../mocks/integrations/dataSources.ts';
import { integrationsAre, platformsAre } from '../../mocks/integrations/integrations.ts';
import { regionNamed, renderLiveSection } from '../../testing/renderLiveSection.tsx';

const server = mockNetwork(...handlers);
beforeEach(() => server.use(...integrationsAre()));

const openLive = () => renderLiveSection(server, 'integrations', { live: true });

describe('what reports by itself, in Integrations', () => {
  it('says when a connected platform reported last, and how large the audience is beside 30 days before', async () => {
    const audience = { members: 1840, before: 1650, readAt: '2026-11-21T06:00:00.000Z' };
    server.use(
      ...platformsAre({ shopify: 'connected', mailchimp: 'connected' }),
      ...connectionsAre(
        makeClientConnection({ state: 'broken' }),
        makeClientConnection({ connector: 'mailchimp', audience, lastWebhookAt: null }),
      ),
    );
    await openLive();
    expect(await regionNamed('Shopify').findByText('21 Nov 2026, 09:12')).toBeVisible();
    expect(regionNamed('Shopify').getByText(/^It does not report just now/)).toBeVisible();
    expect(regionNamed('Mailchimp').getByText('1,840 (+190 in 30 days)')).toBeVisible();
    expect(regionNamed('Mailchimp').getByText('21 Nov 2026, 07:00')).toBeVisible();
  });

  it('names everything that has reported, since when and when last, and what will stand there until it has', async () => {
    server.use(reportersAre());
    await openLive();
    expect(await regionNamed('What reports').findByText('Nothing has reported yet')).toBeVisible();
  });

  it('has the app among what reports, and says what could not be read', async () => {
    server.use(reportersAre(makeDataSource()));
    server.use(http.get(metricSource.list.path, () => HttpResponse.error(), { once: true }));
    const { user } = await openLive();
    expect(await regionNamed('What reports').findByText('What has reported could not be read')).toBeVisible();
    await user.click(regionNamed('What reports').getByRole('button', { name: 'Try again' }));
    expect(
      await regionNamed('What reports').findByText('Since 1 Oct 2026, last heard of 21 Nov 2026, 06:00'),
    ).toBeVisible();
    expect(regionNamed('What reports').getByText('App')).toBeVisible();
  });

  it('claims no report where what reports cannot be read, and reads it again', async () => {
    server.use(...connectionsAre(makeClientConnection()));
    server.use(http.get(clientConnection.list.path, () => HttpResponse.error(), { once: true }));
    const { user, main } = await openLive();
    expect(await main.findByText('What reports by itself could not be read')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await regionNamed('Shopify').findByText('Last report')).toBeVisible();
  });
});
