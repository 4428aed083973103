/**
 * @jest-environment node
 */

import { costOfWaiting, counters, impact, processFacts, roi, stats } from '../../content/facts.ts';
import { calculator, roiExample } from '../../content/pages/businessCase.ts';
import { calculateRoi, formatCount, formatEuros, formatMonths, parseAmount, type RoiInput } from './roi.ts';

/** Returns the first number in a fact such as '+11,500 euro'. */
const numberIn = (fact: string) => Number(fact.match(/-?[\d,.]+/)?.[0].replaceAll(',', ''));
/** Returns both ends of a range such as '8,000-15,000 euro'. */
const rangeOf = (fact: string) => [...fact.matchAll(/[\d,]+/g)].map(([text]) => numberIn(text));
const calculate = (input: Partial<RoiInput>) => calculateRoi({ ...calculator.example, ...input });

describe('parseAmount', () => {
  it.each([
    ['thousands separated by comma', '50,000', 50_000],
    ['thousands separated by point', '1.250.000', 1_250_000],
    ['thousands separated by space', '50 000', 50_000],
    ['thousands separated by a narrow space', '50\u202f000', 50_000],
    ['Danish, with øre', '1.250,50', 1250.5],
    ['British, with pence', '1,250.50', 1250.5],
    ['one decimal', '24,5', 24.5],
    ['two decimals', '24.50', 24.5],
    ['a sign before it', '€ 24.50', 24.5],
    ['a sign after it', '24,50 €', 24.5],
    ['leading zeros', '007', 7],
    ['the minimum', '0.01', 0.01],
    ['the maximum', '1,000,000,000,000', 1e12],
  ])('accepts %s: %j', (_how, text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['nothing', ''],
    ['only spaces', ' \u00a0 '],
    ['a word', 'plenty'],
    ['a word after the digits', '50 thousand'],
    ['zero', '0'],
    ['zero with decimals', '0,00'],
    ['below zero', '-50'],
    ['a sum', '1+1'],
    ['an exponent', '1e9'],
    ['hexadecimal', '0x10'],
    ['infinity', 'Infinity'],
    ['not a number', 'NaN'],
    ['two points', '1.2.3'],
    ['a separator alone', ','],
    ['another currency', '50 kr.'],
    ['digits outside ASCII', '５００'],
    ['less than a cent', '0.0001'],
    ['more than the maximum', '1,000,000,000,001'],
    ['more digits than a number can store', '9'.repeat(400)],
  ])('rejects %s', (_what, text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

describe('calculateRoi', () => {
  it('D11, D17, D18: gives the stated gain of the example', () => {
    const { gain } = calculate({});
    expect(formatEuros(gain ?? 0)).toBe('11,500 euro');
    expect(gain).toBe(numberIn(roi.gainMonthly));
    expect(gain).toBe((numberIn(calculator.example.revenue) * numberIn(impact.revenuePotential)) / 100);
  });

  it('D20, D22: breaks even within the stated months at the maximum development cost', () => {
    const [, longest] = rangeOf(roi.breakEven);
    const [, highestCost] = rangeOf(roi.development);
    expect(numberIn(calculator.example.cost)).toBe(highestCost);
    const { months: needed } = calculate({});
    expect(needed).toBeGreaterThan(0);
    expect(needed).toBeLessThanOrEqual(longest ?? 0);
  });

  it.each([
    ['20,000', '23', '9,200', 4600, 200, 2],
    ['100', '1', '23', 23, 23, 1],
    ['1.000.000', '50', '15.000', 230_000, 4600, 15_000 / 230_000],
  ])(
    'divides the gain by the order value, and the cost by the gain: %s, %s, %s',
    (revenue, order, cost, ...results) => {
      const { gain, orders, months: needed } = calculateRoi({ revenue, order, cost });
      expect(gain).toBeCloseTo(results[0]);
      expect(orders).toBeCloseTo(results[1]);
      expect(needed).toBeCloseTo(results[2]);
    },
  );

  it('returns null for results that cannot be calculated', () => {
    expect(calculate({ revenue: '' })).toEqual({ gain: null, orders: null, months: null });
    expect(calculate({ order: 'a few', cost: '0' })).toEqual({ gain: 11_500, orders: null, months: null });
    expect(calculate({ order: '25', cost: '' })).toEqual({ gain: 11_500, orders: 460, months: null });
  });

  it('never shows NaN or Infinity', () => {
    const extremeInputs = ['9'.repeat(400), `0.${'0'.repeat(400)}1`, '0.01', '1000000000000', 'e', '-0', '٣'];
    for (const revenue of extremeInputs)
      for (const order of extremeInputs)
        for (const cost of extremeInputs) {
          const { gain, orders, months: needed } = calculateRoi({ revenue, order, cost });
          const shown = [gain && formatEuros(gain), orders && formatCount(orders), needed && formatMonths(needed)];
          expect(shown.join()).not.toMatch(/NaN|∞|e\+/);
        }
  });

  it.each([
    [0.4, '0 euro', '0', '0.4'],
    [1234.5, '1,235 euro', '1,235', '1,234.5'],
    [2, '2 euro', '2', '2.0'],
  ])('formats %d as %s, %s and %s months', (amount, inEuros, counted, inMonths) => {
    expect([formatEuros(amount), formatCount(amount), formatMonths(amount)]).toEqual([inEuros, counted, inMonths]);
  });
});

describe('the figures on the site', () => {
  it('D17-D19: the example adds up', () => {
    expect(numberIn(roi.after) - numberIn(roi.before)).toBe(numberIn(roi.gainMonthly));
    expect(12 * numberIn(roi.gainMonthly)).toBe(numberIn(roi.gainYearly));
    expect(numberIn(roi.gainMonthly) / numberIn(roi.before)).toBe(numberIn(impact.revenuePotential) / 100);
  });

  it('T19: the example shows each figure once', () => {
    const { calculator: _, ...stated } = roi;
    expect(roiExample.rows.map(({ text }) => text)).toEqual(Object.values(stated));
  });

  it('D14-D16: every cost of waiting is a loss', () => {
    for (const loss of Object.values(costOfWaiting)) expect(numberIn(loss)).toBeLessThan(0);
  });

  it.each(['spending', 'profits', 'ticketSize'] as const)('C13-C16: the counter of %s ends on its target', (name) => {
    const { target, step, source } = counters[name];
    expect(counters.ticks * step).toBeCloseTo(target, 10);
    expect(Object.values(stats).find((card) => card.source === source)?.text).toBe(`${target}%`);
  });

  it('C19, C22: each card has a source, and its pair matches its text', () => {
    expect(Object.values(stats).map(({ source }) => source)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const card of Object.values(stats)) {
      if ('pair' in card) expect(card.text.match(/\d+/g)?.map(Number)).toEqual(card.pair);
    }
  });

  it('C26-C31: the steps add up to three to four weeks, each drawn at the middle of its range', () => {
    const days = processFacts.steps.map((step) => step.days);
    const total = days.reduce((sum, each) => sum + each, 0);
    expect(total).toBeGreaterThanOrEqual(3 * 7);
    expect(total).toBeLessThanOrEqual(4 * 7);
    const spans = processFacts.steps.map(({ duration }) => {
      const [, first = '', last = first, unit] = /^(\d+)(?:-(\d+))? (days|weeks)/.exec(duration) ?? [];
      return ((Number(first) + Number(last)) / 2) * (unit === 'weeks' ? 7 : 1);
    });
    expect(days).toEqual(spans);
    expect(processFacts.tuningDays).toBe(2 * 30);
  });
});
