import { type AdoptionReply, adoption } from '@skal/contracts/analytics/adoption';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';

const two = (number: number) => String(number).padStart(2, '0');
const dayAt = (index: number) => (index < 9 ? `2026-10-${two(index + 23)}` : `2026-11-${two(index - 8)}`);

/** The 30 days up to the day of all mock metrics, and the 30 days before. */
export const thirtyDays = { from: '2026-10-23', to: '2026-11-21', beforeFrom: '2026-09-23', beforeTo: '2026-10-22' };
/** Each of these days. */
export const forEachDay: readonly string[] = Array.from({ length: 30 }, (_, index) => dayAt(index));

const weeks = [
  ...['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19'],
  ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
];

/** Makes the adoption of an app without reports. */
export const makeAdoption = (change: Partial<AdoptionReply> = {}): AdoptionReply => ({
  ...{ days: thirtyDays, lastReportOn: null, downloads: missingMetric, registered: missingMetric },
  ...{ monthlyActive: missingMetric, returning: missingMetric, sources: [], cohorts: [] },
  downloadDays: forEachDay.map((at) => ({ at, value: null })),
  weeks: weeks.map((week) => ({ week, guests: null, returning: null })),
  ...change,
});

/** Adoption of a wine bar whose app was launched seven weeks ago. */
export const sampleAdoption = makeAdoption({
  lastReportOn: '2026-11-21',
  ...{ downloads: makeMetric(148, 212), registered: makeMetric(236, 131), monthlyActive: makeMetric(187, 203) },
  returning: makeMetric(81.25, 76.5),
  downloadDays: forEachDay.map((at, index) => ({ at, value: index === 1 ? null : (index * 3) % 8 })),
  sources: [
    { source: 'QR code at the table', downloads: 61, registered: 44 },
    { source: 'Instagram', downloads: 27, registered: 12 },
  ],
  weeks: weeks.map((week, index) =>
    index < 5 ? { week, guests: null, returning: null } : { week, guests: 40 + index * 6, returning: (index - 4) * 11 },
  ),
  cohorts: weeks.slice(5).map((week, index) => ({
    ...{ week, guests: 60 - index * 6 },
    retained: Array.from({ length: 6 - index }, (_, after) => Math.round((60 - index * 6) / (after + 2))),
  })),
});

export const adoptionHandlers = (reply: AdoptionReply): RequestHandler => mockEndpoint(adoption.read, () => reply);
