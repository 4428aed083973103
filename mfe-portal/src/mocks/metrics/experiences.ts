import { type ExperiencesReply, experiences } from '@skal/contracts/analytics/experiences';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';

/** Makes the events of an app without reports. */
export const makeExperiences = (change: Partial<ExperiencesReply> = {}): ExperiencesReply => ({
  ...{ lastReportOn: null, date: '2026-11-21', count: missingMetric, currency: null, revenue: missingMetric },
  ...{ otherRevenue: [], attendance: missingMetric, upcoming: [], past: [], undated: 0 },
  ...change,
});

const dkk = (value: number) => [{ currency: 'DKK', value }];

/** Events of a wine bar with tastings. */
export const sampleExperiences = (): ExperiencesReply =>
  makeExperiences({
    ...{ lastReportOn: '2026-11-21', currency: 'DKK', otherRevenue: [{ currency: 'EUR', value: 79.5 }], undated: 2 },
    ...{ count: makeMetric(3, 2), revenue: makeMetric(18_880, 15_340), attendance: makeMetric(87.5, 91) },
    upcoming: [
      { date: '2026-11-26', name: 'Tasting: the Mosel', sold: 14, attended: 0, revenue: dkk(4130) },
      { date: '2026-12-10', name: null, sold: 1, attended: 0, revenue: [] },
    ],
    past: [
      {
        ...{ date: '2026-11-12', name: 'Tasting: natural wines', sold: 32, attended: 28 },
        revenue: [...dkk(8850), { currency: 'EUR', value: 79.5 }],
      },
      { date: '2026-11-05', name: 'Open house', sold: 0, attended: 17, revenue: [] },
    ],
  });

export const experienceHandlers = (reply: () => ExperiencesReply): RequestHandler =>
  mockEndpoint(experiences.read, () => reply());
