import { screen, within } from '@testing-library/react';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { liveAppStatus } from '../../mocks/app/liveClient.ts';
import { appStatusHandlers, makeAppStatus } from '../../mocks/figures.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith } = mockPortalApi();

const liveAt = '2026-10-01T08:00:00.000Z';
const goLive = () => respondWith(...settingsHandlers(makeSession({ business: { liveAt } })));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('App Status', () => {
  it('K10: shows the client’s timeline instead of the example', async () => {
    respondWith(appStatusHandlers(makeAppStatus({ milestones: [...(liveAppStatus.milestones ?? [])] })));
    await renderSection('app-status');
    const line = await region('Development timeline');
    expect(line.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Contract signedCompleted 14 Aug 2026',
      'App liveCompleted 1 Oct 2026',
    ]);
    expect(screen.queryByText(/This is an example/)).not.toBeInTheDocument();
  });

  it('shows the next step of the client’s timeline', async () => {
    const [first] = liveAppStatus.milestones ?? [];
    if (!first) throw new Error('The mock has no milestones');
    const next = {
      ...first,
      id: 'n',
      title: 'Design approved',
      status: 'pending',
      estimatedDate: '2026-12-04',
    } as const;
    respondWith(appStatusHandlers(makeAppStatus({ milestones: [first, { ...next, completedDate: null }] })));
    await renderSection('app-status');
    expect(
      await screen.findByText("Design approved, expected 4 Dec 2026. We'll contact you when we need your input."),
    ).toBeVisible();
  });

  it('K7, K8, K9: once live shows its header, the store links, and their QR codes', async () => {
    goLive();
    respondWith(appStatusHandlers(makeAppStatus(liveAppStatus)));
    await renderSection('app-status');
    const stores = await region('Where your guests find it');
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.getByText('Live since 1 Oct 2026')).toBeVisible();
    expect(stores.getByRole('link', { name: 'Open in App Store' })).toHaveAttribute(
      'href',
      'https://apps.example/store/vinbar-lund',
    );
    expect(await stores.findByRole('img', { name: 'QR code for App Store' })).toBeVisible();
    expect(stores.getByRole('img', { name: 'QR code for Google Play' })).toBeVisible();
    expect(stores.getByRole('link', { name: 'Download QR code for App Store' })).toHaveAttribute(
      'download',
      'app-store-qr.svg',
    );
  });

  it('once live without links says so, and has no other links', async () => {
    goLive();
    respondWith(appStatusHandlers(makeAppStatus({ liveAt, appStoreUrl: 'javascript:alert(1)' })));
    await renderSection('app-status');
    const stores = await region('Where your guests find it');
    expect(stores.getAllByText('No link yet')).toHaveLength(2);
    expect(stores.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('Development timeline')).not.toBeInTheDocument();
  });
});
