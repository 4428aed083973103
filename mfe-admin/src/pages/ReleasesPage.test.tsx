import { release } from '@skal/contracts/operations/release';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { handlers } from '../mocks/handlers.ts';
import { makeRelease, makeRumStats, makeVersion, releaseHandlers } from '../mocks/release.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { renderAdminPage, supportSession } from '../testing/renderAdminPage.tsx';
import ReleasesPage from './ReleasesPage.tsx';

const server = mockNetwork(...handlers);
const open = () => renderAdminPage(<ReleasesPage />, '/admin/releases');
const healthText = async () => {
  await screen.findByRole('heading', { name: 'Release History' });
  return screen.getByRole('status').textContent;
};
const card = async (bundle: string) => within(await screen.findByRole('region', { name: bundle }));
const withRum = (version: string, change: Parameters<typeof makeRumStats>[0]) =>
  makeVersion(version, { rum: makeRumStats(change) });
const canary = { ...withRum('3', { rendered: 37 }), percent: 5 };

/** Cells of a row in the version table, live version first. */
const cells = async (bundle: string, name: string) =>
  within((await card(bundle)).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the releases page', () => {
  it('shows first that all is healthy, and the canary', async () => {
    const shell = makeRelease('shell', { live: withRum('9', { rendered: 1_499, failed: 1 }) });
    server.use(...releaseHandlers(makeRelease('mfe-portal', { canary }), shell));
    await open();
    expect(await healthText()).toBe(
      'All is well2 bundles are live. 1 of 1,500 pages failed within the last 24 hours.' +
        'mfe-portal 3 is live for 5% of visitors (canary).',
    );
    expect(screen.getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the unhealthy remote first, not its shell', async () => {
    const messages = [{ message: '/dashboard: TypeError: x', count: 12 }];
    const live = withRum('2', { rendered: 388, failed: 12, loads: 0, errors: 12, messages });
    const shell = makeRelease('shell', { live: withRum('9', { rendered: 388, failed: 12 }) });
    server.use(...releaseHandlers(makeRelease('mfe-admin'), makeRelease('mfe-portal', { live }), shell));
    await open();
    expect(await healthText()).toBe(
      'Needs attention: mfe-portalmfe-portal 2: 12 of 400 pages failed, 12 errors within the last 24 hours.',
    );
    const portal = await card('mfe-portal');
    expect(portal.getByText('Needs attention')).toBeVisible();
    expect(portal.getByText('12 × /dashboard: TypeError: x')).toBeVisible();
    expect((await card('mfe-admin')).getByText('Healthy')).toBeVisible();
    const order = screen.getAllByRole('table').map((table) => within(table).getByRole('caption').textContent);
    expect(order[0]).toBe('Versions of mfe-portal');
  });

  it('does not show a pending version as live, and polls', async () => {
    const late = makeRelease('mfe-portal', { live: { ...withRum('2', {}), served: false }, canary });
    server.use(...releaseHandlers(late));
    await open();
    expect(await healthText()).toMatch(
      /^Rollout in progress: mfe-portalThe pages of mfe-portal 2 are being prerendered, which takes a few seconds\./,
    );
    server.use(...releaseHandlers(makeRelease('mfe-portal', { live: withRum('2', {}), canary })));
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Rollout in progress'));
  });

  it('does not show a version without RUM data as healthy', async () => {
    const live = withRum('2', { rendered: 0, loads: 0, vitals: { LCP: null, INP: null, CLS: null } });
    server.use(...releaseHandlers(makeRelease('shell', { live: { ...live, bytes: null, commit: null, since: null } })));
    await open();
    expect(await healthText()).toMatch(/^No problems reported1 bundle is live\. No data from visitors/);
    expect((await card('shell')).getByText('No data')).toBeVisible();
    for (const name of ['Failed pages', 'Load time', 'Size', 'Commit', 'Since']) {
      expect((await cells('shell', name))[0]).toBe('–');
    }
  });

  it('shows live, canary and previous versions side by side', async () => {
    const before = withRum('1', { rendered: 999, failed: 1, vitals: { LCP: 900, INP: 40, CLS: 0.1 } });
    server.use(...releaseHandlers(makeRelease('mfe-portal', { live: withRum('2', {}), canary, before })));
    await open();
    const portal = await card('mfe-portal');
    expect(portal.getByText('Canary, 5%')).toBeVisible();
    expect(portal.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Live2',
      'Canary3',
      'Previous1',
    ]);
    expect(await cells('mfe-portal', 'Failed pages')).toEqual(['0%0 of 412', '0%0 of 37', '0.1%1 of 1,000']);
    expect(await cells('mfe-portal', 'Load time')).toEqual(['1.2 s', '1.2 s', '900 ms']);
    expect(await cells('mfe-portal', 'Layout shift')).toEqual(['0.01', '0.01', '0.10']);
  });

  it('confirms with version names, then runs the action with a note', async () => {
    const requests: unknown[] = [];
    server.use(
      ...releaseHandlers(makeRelease('mfe-portal', { live: withRum('2', {}), canary, before: withRum('1', {}) })),
    );
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST')
        void request
          .clone()
          .json()
          .then((body) => requests.push(body));
    });
    const { user, toast } = await open();
    const portal = await card('mfe-portal');
    await user.click(portal.getByRole('button', { name: 'Roll back: mfe-portal' }));
    const question = within(await screen.findByRole('dialog', { name: 'Roll mfe-portal back to 1?' }));
    expect(question.getByText(/^All visitors will get this version instead of 2\./)).toBeVisible();
    await user.click(question.getByLabelText('Note'));
    await user.paste('the menu is empty');
    await user.click(question.getByRole('button', { name: 'Roll Back' }));
    await waitFor(() => expect(toast()?.description).toBe('mfe-portal 1 is live.'));
    expect(requests).toEqual([{ expects: '2', to: '1', note: 'the menu is empty' }]);
    expect(await screen.findByRole('row', { name: /^mfe-portal rolled back 1 / })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Promote: mfe-portal' }));
    await user.click(await screen.findByRole('button', { name: 'Make Live' }));
    await waitFor(() => expect(toast()?.description).toBe('mfe-portal 3 is live.'));
    expect(requests[1]).toEqual({ expects: '1', canary: '3', note: '' });
    await waitFor(() => expect(portal.queryByRole('button', { name: /canary/ })).not.toBeInTheDocument());
  });

  it('2.3.4: closes an outdated confirmation, and shows the current versions', async () => {
    server.use(...releaseHandlers(makeRelease('mfe-portal', { live: withRum('2', {}), canary })));
    const { user, toast } = await open();
    await user.click((await card('mfe-portal')).getByRole('button', { name: 'End canary: mfe-portal' }));
    const error = 'Conflict: mfe-portal is now at 7, expected 2. Reload and try again.';
    server.use(
      ...releaseHandlers(makeRelease('mfe-portal', { live: withRum('7', {}) })),
      mockEndpoint(release.abort, () => errorResponse(409, error)),
    );
    await user.click(await screen.findByRole('button', { name: 'End Canary' }));
    expect(await screen.findByRole('columnheader', { name: 'Live 7' })).toBeVisible();
    expect(toast()).toMatchObject({ title: 'Nothing Changed', description: error, variant: 'destructive' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not show healthy after a failed refresh, and keeps the last data', async () => {
    server.use(...releaseHandlers(makeRelease('mfe-portal', { live: withRum('2', {}), canary })));
    const { user } = await open();
    const portal = await card('mfe-portal');
    await user.click(portal.getByRole('button', { name: 'Promote: mfe-portal' }));
    server.use(
      mockEndpoint(release.list, () => errorResponse(503, 'Later')),
      mockEndpoint(release.promote, () => errorResponse(409, 'Conflict')),
    );
    await user.click(await screen.findByRole('button', { name: 'Make Live' }));
    expect(await screen.findByText(/^The site is not responding right now\. This is its status at /)).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(portal.getByRole('columnheader', { name: 'Live 2' })).toBeVisible();
  });

  it('8.2.1: shows support everything without actions', async () => {
    server.use(supportSession());
    await open();
    const portal = await card('mfe-portal');
    expect(portal.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Only owners can change which version is live. You have read-only access.')).toBeVisible();
  });

  it('shows an empty state, and a load error', async () => {
    server.use(...scenarios['500']);
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...scenarios.empty);
    await user.click(retry);
    expect(await screen.findByText('No releases')).toBeVisible();
  });
});
