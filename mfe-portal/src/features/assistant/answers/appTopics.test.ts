/**
 * @jest-environment node
 */

import { makeSession } from '../../../mocks/account/session.ts';
import { makeMetric } from '../../../mocks/figures.ts';
import { makeProduct } from '../../../mocks/integrations/connections.ts';
import { sampleAchievements } from '../../../mocks/metrics/achievements.ts';
import { makeAdoption, sampleAdoption } from '../../../mocks/metrics/adoption.ts';
import { makeBreakEven } from '../../../mocks/metrics/breakEven.ts';
import { makeContent } from '../../../mocks/metrics/content.ts';
import { makeNotifications } from '../../../mocks/metrics/notifications.ts';
import { makePerformance } from '../../../mocks/metrics/performance.ts';
import { toAccount } from '../../../session/useAccount.ts';
import { answerQuestion } from './answerQuestion.ts';
import { type AssistantContext, buildAssistantContext } from './assistantContext.ts';

const nothingRead = buildAssistantContext(
  toAccount(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } })),
  {},
);
const ask = (question: string, context: Partial<AssistantContext> = {}) =>
  answerQuestion(question, { ...nothingRead, ...context });
const linesOf = (question: string, context: Partial<AssistantContext>) => ask(question, context).content.split('\n');
const sourceNote = '(App, updated 21 Nov 2026)';

describe('replies about the app', () => {
  it('T36: give the adoption', () => {
    const lines = linesOf('How many downloads?', { adoption: sampleAdoption });
    expect(lines[0]).toBe(`Downloads, last 30 days: ${sampleAdoption.downloads.value} ${sourceNote}`);
    expect(lines).toHaveLength(4);
  });

  it('T36: give the performance in seconds, for the loaded period', () => {
    const performance = makePerformance('week', {
      ...{ lastReportOn: '2026-11-21', crashFree: makeMetric(99.42), errors: makeMetric(3) },
      ...{ startupP50: makeMetric(640), startupP95: makeMetric(3_600_000) },
    });
    expect(linesOf('Does it crash?', { performance })).toEqual([
      `Crash-free sessions, Last 7 Days: 99.4% ${sourceNote}`,
      `Crashes, Last 7 Days: 3 ${sourceNote}`,
      `Half of all starts took up to, Last 7 Days: 0.64 s ${sourceNote}`,
      `95% of all starts took up to, Last 7 Days: over 10 s ${sourceNote}`,
    ]);
  });

  it('T36: give the content views', () => {
    const content = makeContent('month', {
      ...{ lastReportOn: '2026-11-21', views: makeMetric(412) },
      mostViewed: [{ item: 'Menu', views: 1_204 }],
    });
    expect(linesOf('What is viewed?', { content })).toEqual([
      `Views, Last 30 Days: 412 ${sourceNote}`,
      'Most viewed: Menu, 1,204',
    ]);
  });

  it('T36: give the stock of a connected shop, and that the assistant cannot change it', () => {
    const products = [
      makeProduct({ title: 'Barolo 2019', stock: 0 }),
      makeProduct({ title: 'Olives', stock: null }),
      makeProduct({ title: 'Riesling 2022', stock: 4 }),
      makeProduct({ title: 'Cheese board', stock: 40 }),
    ];
    expect(linesOf('What is out of stock?', { products })).toEqual([
      'Products: 4 (Shopify, updated 21 Nov 2026)',
      'Out of stock: Barolo 2019',
      'Low in stock: Riesling 2022, 4 left',
      'I cannot change the catalog. I can prepare an item of your menu: write “Add a Barolo for 95 kr”.',
    ]);
    expect(linesOf('What is out of stock?', { products: [] })[0]).toMatch(/^No shop is connected/);
  });

  it('T36: give the reported notifications, and that the assistant cannot send one', () => {
    const notifications = makeNotifications({
      ...{ lastReportOn: '2026-11-21', deliveredToday: makeMetric(0), delivered: makeMetric(80) },
      ...{ opened: makeMetric(20), openRate: makeMetric(25) },
    });
    expect(linesOf('Can I send a notification?', { notifications })).toEqual([
      `Delivered Today: 0 ${sourceNote}`,
      `Delivered, last 30 days: 80 ${sourceNote}`,
      `Opened, last 30 days: 20 ${sourceNote}`,
      `Open Rate, last 30 days: 25% ${sourceNote}`,
      expect.stringMatching(/^I cannot send notifications/),
    ]);
  });

  it('T36: give the number of achievements, and the latest', () => {
    const [count, last] = linesOf('What have we reached?', { achievements: sampleAchievements });
    expect(count).toMatch(/^Unlocked: \d+ of 16 \(App, updated /);
    expect(last).toMatch(/^Latest: .+, \d+ \w+ \d{4}$/);
  });

  it('T36: give the break-even per currency, without unreported revenue', () => {
    const position = { currency: 'DKK', earned: 20_699, paid: 10_000, position: 10_699 };
    const read = { source: 'App', readAt: '2026-11-21T05:00:00.000Z', lastReportOn: '2026-11-21' };
    const breakEven = makeBreakEven({
      ...read,
      positions: [position, { currency: 'EUR', earned: null, paid: 99, position: -99 }],
    });
    expect(linesOf('Has it paid back?', { breakEven })).toEqual([
      `Earned 20,699 DKK, paid 10,000 DKK: 10,699 DKK ${sourceNote}`,
      'Paid 99 EUR. Your app has not reported any earnings yet.',
    ]);
    expect(ask('break-even', { breakEven: makeBreakEven({ positions: [] }) }).content).toBe(
      'No payments or earnings yet.',
    );
  });

  it('T36: give the day of the last report instead of zero', () => {
    expect(ask('downloads', { adoption: makeAdoption({ lastReportOn: '2026-11-19' }) }).content).toBe(
      'Your app has not sent any data since 19 Nov 2026, so I have no figures to show.',
    );
  });

  it.each(['Has it paid back?', 'achievements', 'Does it crash?', 'downloads', 'What is viewed?'])(
    'T36: of %s it has no figure until it was read, and leads there',
    (question) => {
      const { content, actions } = ask(question);
      expect(content).toMatch(/then ask me again/);
      expect(content).not.toMatch(/\d/);
      expect(actions).toHaveLength(1);
    },
  );
});
