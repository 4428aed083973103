/**
 * @jest-environment node
 */
import { responseTargets, ticketPriorities } from '@skal/contracts/support/ticket';
import { billing, liveBilling, planNames, planStatuses } from '../content/sections/billing.ts';
import { loyaltyAddOn } from '../content/sections/loyalty.ts';
import { liveOverview, overview } from '../content/sections/overview.ts';
import { myTickets } from '../content/support/myTickets.ts';
import { sampleTickets } from '../content/support/sampleTickets.ts';
import {
  formatAnyMoney,
  formatCompact,
  formatInteger,
  formatMetric,
  formatMoney,
  formatMoneyWithCode,
} from './number.ts';

/** The number in a text such as '-10,000 DKK'. */
const amountIn = (text: string) => Number(text.replace(/[^\d-]/g, ''));

describe('an amount of money', () => {
  it.each([
    ['T22', 10_000, 'DKK', '10,000 DKK'],
    ['T22', -10_000, 'DKK', '-10,000 DKK'],
    ['T22', 0, 'DKK', '0 DKK'],
    ['R19', 99, 'EUR', '€99'],
    ['R19', 149, 'EUR', '€149'],
    ['R19', 299, 'EUR', '€299'],
    ['with cents', 149.5, 'EUR', '€149.50'],
    ['with cents', 149.05, 'EUR', '€149.05'],
    ['with more than cents', 0.999, 'DKK', '1 DKK'],
    ['with more than cents', 12.345, 'DKK', '12.35 DKK'],
    ['below zero', -12.5, 'EUR', '-€12.50'],
    ['below zero by nothing that is seen', -0.001, 'DKK', '0 DKK'],
    ['in millions', 1_234_567.8, 'DKK', '1,234,567.80 DKK'],
  ] as const)('%s: %d %s is written %s', (_what, value, currency, written) => {
    expect(formatMoney(value, currency)).toBe(written);
  });
});

describe('an amount in any currency', () => {
  it.each([
    [1200, 'JPY', '1,200 JPY'],
    [1.25, 'KWD', '1.250 KWD'],
    [2, 'KWD', '2 KWD'],
    [0.5, 'SEK', '0.50 SEK'],
    [1234.5, 'HUF', '1,234.50 HUF'],
  ])('%d %s is formatted with the decimals of that currency: %s', (value, currency, written) => {
    expect([formatMoneyWithCode(value, currency), formatAnyMoney(value, currency)]).toEqual([written, written]);
    expect(`${formatMetric(value, currency)} ${currency}`).toBe(written);
  });
});

describe('a number', () => {
  it.each([
    [0, '0', '0', '0'],
    [7.5, '7.5', '8', '7.5'],
    [99.44, '99.4', '99', '99.4'],
    [2400, '2,400', '2,400', '2.4k'],
    [138_000, '138,000', '138,000', '138k'],
    [1_500_000, '1,500,000', '1,500,000', '1.5m'],
  ])('%d is %s as metric, %s as integer, %s on an axis', (value, figure, whole, axis) => {
    expect([formatMetric(value), formatInteger(value), formatCompact(value)]).toEqual([figure, whole, axis]);
  });

  it('in kroner shows øre if there are any', () => {
    expect([787.5, 1560].map((value) => formatMetric(value, 'DKK'))).toEqual(['787.50', '1,560']);
    expect(formatMetric(99.5, '%')).toBe('99.5');
  });
});

describe('billing before launch', () => {
  const line = (name: string) => billing.lines.find(({ term }) => term === name)?.description ?? '';

  it('K31, T23: the position is what was paid, without revenue', () => {
    expect(amountIn(billing.breakEven.amount)).toBe(-amountIn(billing.setup.amount));
    expect(billing.setup.note).toBe('Paid once');
    expect(billing.history.rows.map(({ item, amount }) => [item, amountIn(amount)])).toEqual([['Setup Fee', 10_000]]);
  });

  it('K31: nothing is charged monthly', () => {
    expect([line('Monthly Cost'), line('Add-ons')]).toEqual([formatMoney(0, 'DKK'), formatMoney(0, 'DKK')]);
  });

  it('T22: every amount is in DKK, and the loyalty add-on in euro', () => {
    const amounts = [line('Monthly Cost'), billing.breakEven.amount, billing.setup.amount];
    for (const amount of amounts) expect(amount).toMatch(/^-?[\d,]+ DKK$/);
    expect(loyaltyAddOn.text).toMatch(/€29\/month with a 14-day free trial/);
  });

  it('T23: has a label for each plan and status', () => {
    expect(Object.values(planNames)).toEqual(['Basic', 'Premium', 'Enterprise']);
    expect(Object.values(planStatuses)).toEqual(['Active', 'Paused', 'Cancelled']);
    expect(liveBilling.perMonth(formatMoney(299, 'EUR'))).toBe('€299/month');
  });
});

describe('the overview', () => {
  it('K1, T22: has four metrics at zero, revenue in DKK', () => {
    expect(Object.values(overview.tiles).map(({ label, value, unit }) => [label, value, unit])).toEqual([
      ['Daily Active Users', '0', ''],
      ['Revenue Today', '0', 'DKK'],
      ['Orders Today', '0', ''],
      ['App Performance', '0', '%'],
    ]);
  });

  it('K3: summarizes a week as text', () => {
    expect(liveOverview.trend.summary(6, formatMoneyWithCode(13_920, 'DKK'))).toBe(
      '13,920 DKK in total, from 6 of 7 days with data.',
    );
  });
});

describe('the response targets', () => {
  it('L21: are 15 minutes, two hours, and two days of eight hours', () => {
    expect(ticketPriorities.map((priority) => responseTargets[priority].within)).toEqual([15, 120, 960]);
    expect(ticketPriorities.filter((priority) => responseTargets[priority].businessHours)).toEqual(['high', 'normal']);
  });

  it('L5, T35: the examples were answered in time, and belong to no client', () => {
    for (const { id, priority, createdAt, respondedAt, responseDueAt, responseTime } of sampleTickets) {
      expect(id).toMatch(/^example-/);
      expect(responseTime).toBe(responseTargets[priority].label);
      expect(Date.parse(respondedAt ?? '')).toBeGreaterThan(Date.parse(createdAt));
      expect(Date.parse(respondedAt ?? '')).toBeLessThanOrEqual(Date.parse(responseDueAt));
    }
    expect(myTickets.exampleNote).toMatch(/^You have no tickets yet\. These examples/);
  });
});
