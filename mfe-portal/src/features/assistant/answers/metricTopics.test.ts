/**
 * @jest-environment node
 */

import { makeSession } from '../../../mocks/account/session.ts';
import { makeMetric, makeOverview, missingMetric } from '../../../mocks/figures.ts';
import { makeCommerce, sampleCommerce } from '../../../mocks/metrics/commerce.ts';
import { sampleExperiences } from '../../../mocks/metrics/experiences.ts';
import { sampleLoyalty } from '../../../mocks/metrics/loyalty.ts';
import { toAccount } from '../../../session/useAccount.ts';
import { answerQuestion } from './answerQuestion.ts';
import { type AssistantContext, buildAssistantContext } from './assistantContext.ts';

const features = { reservations: true, ecommerce: true, takeaway: true, loyalty: true, events: true };
const nothingRead = buildAssistantContext(
  toAccount(makeSession({ business: { features, liveAt: '2026-10-01T08:00:00.000Z' } })),
  {},
);
const ask = (question: string, context: Partial<AssistantContext> = {}) =>
  answerQuestion(question, { ...nothingRead, ...context });
const sourceNote = '(App, updated 21 Nov 2026)';

const days = { from: '2026-10-26', to: '2026-11-22' };
const bookings = {
  ...{
    lastReportOn: '2026-11-21',
    date: '2026-11-21',
    today: [],
    reservations: [],
    upcoming: [],
    busiest: [],
    busyDays: days,
  },
  ...{ tables: makeMetric(9), guests: makeMetric(0), noShows: missingMetric },
};
const takeaway = {
  ...{ lastReportOn: '2026-11-21', date: '2026-11-21', active: [], activeCount: 2, currency: 'DKK', otherRevenue: [] },
  ...{ revenue: makeMetric(640.5), completed: makeMetric(4), preparation: makeMetric(12.5) },
};

describe('replies about metrics', () => {
  it('T36: give the sales of the loaded period with their source, and a link', () => {
    const { content, actions } = ask('What sold best this week?', { commerce: sampleCommerce('weekly') });
    expect(content.split('\n')).toEqual([
      `Revenue This Week: 8,450.50 DKK ${sourceNote}`,
      `Orders This Week: 31 ${sourceNote}`,
      // Revenue in several currencies: no average is calculated.
      'Average Order This Week: no data yet',
      'Most ordered: Barolo 2019, 12 items',
    ]);
    expect(actions).toEqual([{ label: 'Open Commerce', section: 'commerce' }]);
  });

  it('T36: give the bookings, and distinguish zero from no data', () => {
    expect(ask('How many bookings are there?', { bookings }).content.split('\n')).toEqual([
      `Reservations Today: 9 ${sourceNote}`,
      `Guests Today: 0 ${sourceNote}`,
      'No-shows This Month: no data yet',
    ]);
  });

  it('T36: give the takeaway orders, and those waiting', () => {
    expect(ask('takeaway', { takeaway }).content.split('\n')).toEqual([
      'Waiting now: 2',
      `Orders Completed Today: 4 ${sourceNote}`,
      `Revenue Today: 640.50 DKK ${sourceNote}`,
      `Average Prep Time: 12.5 min ${sourceNote}`,
    ]);
  });

  it('T36: give the loyalty metrics', () => {
    expect(ask('How many members are there?', { loyalty: sampleLoyalty }).content.split('\n')).toEqual([
      expect.stringMatching(/^Members: \d+ \(App, updated 21 Nov 2026\)$/),
      expect.stringMatching(/^Stamps, last 30 days: \d+ /),
      expect.stringMatching(/^Rewards, last 30 days: \d+ /),
      expect.stringMatching(/^Rewards per 100 stamps: [\d.]+ /),
    ]);
  });

  it('T36: give the events of this month, and the next one', () => {
    const read = sampleExperiences();
    const lines = ask('Is there an event?', { events: read }).content.split('\n');
    expect(lines[0]).toBe(`Events This Month: ${read.count.value} ${sourceNote}`);
    expect(lines.at(-1)).toMatch(new RegExp(`^Next: ${read.upcoming[0]?.name}, .* ${read.upcoming[0]?.sold} sold$`));
  });

  it('T36: format money with the decimals of its currency', () => {
    expect(
      ask('takeaway', { takeaway: { ...takeaway, currency: 'KWD', revenue: makeMetric(1.25) } }).content,
    ).toContain(`Revenue Today: 1.250 KWD ${sourceNote}`);
    const read = { ...sampleCommerce('weekly'), currency: 'JPY', revenue: makeMetric(1200) };
    expect(ask('What sold best?', { commerce: read }).content).toContain(`Revenue This Week: 1,200 JPY ${sourceNote}`);
  });

  it('T36: give the only metric about customers', () => {
    const overview = makeOverview({ dailyActiveUsers: makeMetric(41) });
    expect(ask('How many customers are there?', { overview }).content).toBe(`Daily Active Users: 41 ${sourceNote}`);
  });

  it.each([
    ['How is my app doing?', { overview: makeOverview({ lastReportOn: '2026-11-19' }) }],
    ['What sold best?', { commerce: makeCommerce('daily', { lastReportOn: '2026-11-19' }) }],
    [
      'my bookings',
      { bookings: { ...bookings, tables: missingMetric, guests: missingMetric, lastReportOn: '2026-11-19' } },
    ],
  ])('T36: of %s give the day of the last report instead of zero', (question, context) => {
    expect(ask(question, context).content).toBe(
      'Your app has not sent any data since 19 Nov 2026, so I have no figures to show.',
    );
  });

  it.each(['What sold best?', 'my bookings', 'takeaway', 'customers'])(
    'T36: of %s it has no figure until it was read, and leads there',
    (question) => {
      const { content, actions } = ask(question);
      expect(content).not.toMatch(/\d/);
      expect(actions).toHaveLength(1);
    },
  );
});
