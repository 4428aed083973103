import { overview } from '@skal/contracts/analytics/overview';
import { appStatus } from '@skal/contracts/app/appStatus';
import { billing } from '@skal/contracts/finance/billing';
import { invoice } from '@skal/contracts/finance/invoice';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import {
  appStatusHandlers,
  billingHandlers,
  invoiceHandlers,
  makeAppStatus,
  makeBilling,
  makeOverview,
  overviewHandlers,
} from '../../mocks/figures.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';

const { respondWith } = mockPortalApi();

describe('a live panel whose metrics fail to load', () => {
  it.each([
    ['overview', overview.read.path, () => overviewHandlers(makeOverview())],
    ['app-status', appStatus.read.path, () => appStatusHandlers(makeAppStatus())],
    ['billing', billing.read.path, () => billingHandlers(makeBilling())],
    ['billing', invoice.list.path, () => invoiceHandlers([])],
  ] as const)('%s says so, invents nothing, and comes with Try again', async (id, path, healthy) => {
    respondWith(...settingsHandlers(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } })));
    respondWith(http.get(path, () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await renderSection(id);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    respondWith(healthy());
    await user.click(retry);
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
  });
});
