import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeOverview, overviewHandlers } from '../mocks/figures.ts';
import { achievementHandlers, sampleAchievements } from '../mocks/metrics/achievements.ts';
import { adoptionHandlers, sampleAdoption } from '../mocks/metrics/adoption.ts';
import { bookingHandlers, sampleBookings } from '../mocks/metrics/bookings.ts';
import { commerceHandlers, sampleCommerce } from '../mocks/metrics/commerce.ts';
import { contentHandlers, sampleContent } from '../mocks/metrics/content.ts';
import { experienceHandlers, sampleExperiences } from '../mocks/metrics/experiences.ts';
import { loyaltyHandlers, sampleLoyalty } from '../mocks/metrics/loyalty.ts';
import { notificationHandlers, sampleNotifications } from '../mocks/metrics/notifications.ts';
import { performanceHandlers, samplePerformance } from '../mocks/metrics/performance.ts';
import { sampleTakeaway, takeawayHandlers } from '../mocks/metrics/takeaway.ts';
import { mockPortalApi } from '../testing/mockPortalApi.ts';
import { renderSection } from '../testing/renderSection.tsx';
import { withEverything } from '../testing/reportSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

/** Each section with its facts, endpoint, error text, a response, and a text of the response. */
const SECTIONS = [
  [
    'K1',
    'overview',
    '/api/overview',
    'Your figures could not be loaded',
    overviewHandlers(makeOverview()),
    'Revenue Trend',
  ],
  [
    'K5',
    'commerce',
    '/api/commerce',
    'Your sales could not be loaded',
    commerceHandlers(sampleCommerce),
    'Barolo 2019',
  ],
  [
    'K4',
    'bookings',
    '/api/bookings',
    'Your reservations could not be loaded',
    bookingHandlers(sampleBookings),
    '20:00',
  ],
  [
    'K34',
    'events',
    '/api/experiences',
    'Your events could not be loaded',
    experienceHandlers(sampleExperiences),
    'Open house',
  ],
  ['K35', 'takeaway', '/api/takeaway', 'Your orders could not be loaded', takeawayHandlers(sampleTakeaway), 'A-1042'],
  [
    'K4',
    'performance',
    '/api/performance',
    'Performance data could not be loaded',
    performanceHandlers(samplePerformance),
    'iPhone',
  ],
  [
    'K4',
    'content',
    '/api/content',
    'Your views could not be loaded',
    contentHandlers(sampleContent),
    'Wine of the week',
  ],
  ['K4', 'adoption', '/api/adoption', 'Your guests could not be loaded', adoptionHandlers(sampleAdoption), 'Instagram'],
  [
    'K4, K6',
    'loyalty',
    '/api/loyalty',
    'Your members could not be loaded',
    loyaltyHandlers(sampleLoyalty),
    'A glass on the house',
  ],
  [
    ...(['K23', 'push-notifications', '/api/notifications', 'Your notifications could not be loaded'] as const),
    ...([notificationHandlers(sampleNotifications), 'Delivered and opened'] as const),
  ],
  [
    ...(['K12', 'achievements', '/api/achievements', 'Your achievements could not be loaded'] as const),
    ...([achievementHandlers(sampleAchievements), '236 of 500 users'] as const),
  ],
] as const;

describe('a section of metrics', () => {
  it('has an example in this file', () => {
    const files = globSync('*/*Section.tsx', { cwd: import.meta.dirname });
    const ids = files
      .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('reportSection({'))
      .map((file) =>
        basename(file, 'Section.tsx')
          .replace(/(?<=[a-z])[A-Z]/g, '-$&')
          .toLowerCase(),
      );
    const missing = ids.filter((id) => !SECTIONS.some(([, tested]) => tested === id));
    expect(missing.map((id) => `${id}: add it to SECTIONS in reportSections.test.tsx`)).toEqual([]);
  });

  it.each(SECTIONS)('%s: %s sends no request before launch', async (_facts, id, path) => {
    respondWith(...withEverything(false));
    await renderSection(id);
    expect(requestsTo(`GET ${path}`)).toHaveLength(0);
  });

  it.each(SECTIONS)('%s: %s shows a load error and retries', async (...row) => {
    const [, id, path, failed, healthy, shown] = row;
    respondWith(...withEverything(true));
    respondWith(http.get(path, () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { user } = await renderSection(id);
    expect(await screen.findByText(failed)).toBeVisible();
    respondWith(...[healthy].flat());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shown)).toBeVisible();
  });
});
