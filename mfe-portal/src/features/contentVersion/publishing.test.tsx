import { contentVersion } from '@skal/contracts/content/contentVersion';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { sampleItems } from '../../mocks/content/ContentMock.ts';
import { contentManagementHandlers } from '../../mocks/content/contentManagement.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const live = makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } });

async function open(versions = 0) {
  respondWith(...settingsHandlers(live), ...contentManagementHandlers(sampleItems(), { versions }));
  const page = await renderPage('/content-management');
  const bar = within(await screen.findByRole('region', { name: 'Publishing' }));
  await bar.findByRole('button', { name: 'Publish' });
  return { ...page, bar };
}

describe('publishing', () => {
  it('names the changes, and publishes them as one version', async () => {
    const { bar, user, toast } = await open();
    expect(bar.getByRole('status')).toHaveTextContent('4 changes not published');
    expect(bar.getByText('Changed: item Barolo 2019')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toast()?.description).toBe('Your app now shows version 1.'));
    expect(requestsTo('POST /api/content/publish')[0]?.body).toEqual({ number: 0 });
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Your guests see everything as it is here.'));
    expect(bar.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('says who was faster, and shows the current state', async () => {
    const { bar, user, toast } = await open();
    const error = 'Ida Krag has published version 3 in the meantime.';
    respondWith(http.post(contentVersion.publish.path, () => errorResponse(409, error)));
    await user.click(bar.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Not Published', description: error }));
    await waitFor(() => expect(requestsTo('GET /api/content/status')).toHaveLength(2));
  });

  it('shows the draft in a phone as guests will see it', async () => {
    const { bar, user } = await open();
    await user.click(bar.getByRole('button', { name: 'Preview' }));
    const phone = within(await screen.findByRole('group', { name: 'Menu in your app' }));
    expect(phone.getByText('Cava Brut')).toBeVisible();
    expect(phone.getByText('Served 17:00–01:00')).toBeVisible();
    expect(phone.getByText('Sold out')).toBeVisible();
    expect(phone.queryByText('Fish of the day')).not.toBeInTheDocument();
  });

  it('restores a version of the history into the draft', async () => {
    const { bar, user, toast } = await open(2);
    await user.click(bar.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(toast()?.description).toBe('Your draft is as in version 1.'));
    expect(requestsTo('GET /api/menu').length).toBeGreaterThan(1);
  });
});
