import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeOverview, overviewIs } from '../mocks/figures.ts';
import { achievementsAre, busyAchievements } from '../mocks/metrics/achievements.ts';
import { adoptionIs, busyAdoption } from '../mocks/metrics/adoption.ts';
import { bookingsAre, busyBookings } from '../mocks/metrics/bookings.ts';
import { busyCommerce, commerceIs } from '../mocks/metrics/commerce.ts';
import { busyContent, contentIs } from '../mocks/metrics/content.ts';
import { busyExperiences, experiencesAre } from '../mocks/metrics/experiences.ts';
import { busyLoyalty, loyaltyIs } from '../mocks/metrics/loyalty.ts';
import { busyNotifications, notificationsAre } from '../mocks/metrics/notifications.ts';
import { busyPerformance, performanceIs } from '../mocks/metrics/performance.ts';
import { busyTakeaway, takeawayIs } from '../mocks/metrics/takeaway.ts';
import { mockPortalApi } from '../testing/mockPortalApi.ts';
import { renderSection } from '../testing/renderSection.tsx';
import { withEverything } from '../testing/reportSection.tsx';

const { given, sent } = mockPortalApi();

/** Each section with its facts, endpoint, error text, a response, and a text of the response. */
const SECTIONS = [
  ['K1', 'overview', '/api/overview', 'Your figures did not load', overviewIs(makeOverview()), 'Revenue Trend'],
  ['K5', 'commerce', '/api/commerce', 'Your sales did not load', commerceIs(busyCommerce), 'Barolo 2019'],
  ['K4', 'bookings', '/api/bookings', 'Your reservations did not load', bookingsAre(busyBookings), '20:00'],
  ['K34', 'events', '/api/experiences', 'Your events did not load', experiencesAre(busyExperiences), 'Open house'],
  ['K35', 'takeaway', '/api/takeaway', 'Your orders did not load', takeawayIs(busyTakeaway), 'A-1042'],
  ['K4', 'performance', '/api/performance', 'How your app runs did not load', performanceIs(busyPerformance), 'iPhone'],
  ['K4', 'content', '/api/content', 'Your views did not load', contentIs(busyContent), 'Wine of the week'],
  ['K4', 'adoption', '/api/adoption', 'Your guests did not load', adoptionIs(busyAdoption), 'Instagram'],
  ['K4, K6', 'loyalty', '/api/loyalty', 'Your members did not load', loyaltyIs(busyLoyalty), 'A glass on the house'],
  [
    ...(['K23', 'push-notifications', '/api/notifications', 'Your notifications did not load'] as const),
    ...([notificationsAre(busyNotifications), 'Delivered and opened'] as const),
  ],
  [
    ...(['K12', 'achievements', '/api/achievements', 'Your achievements did not load'] as const),
    ...([achievementsAre(busyAchievements), '236 of 500 users'] as const),
  ],
] as const;

describe('a section of metrics', () => {
  it.each(SECTIONS)('%s: %s sends no request before launch', async (_facts, id, path) => {
    given(...withEverything(false));
    await renderSection(id);
    expect(sent(`GET ${path}`)).toHaveLength(0);
  });

  it.each(SECTIONS)('%s: %s shows a load error and retries', async (...row) => {
    const [, id, path, failed, healthy, shown] = row;
    given(...withEverything(true));
    given(http.get(path, () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await renderSection(id);
    expect(await screen.findByText(failed)).toBeVisible();
    given(...[healthy].flat());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shown)).toBeVisible();
  });
});
