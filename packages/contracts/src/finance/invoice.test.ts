import { validateBody } from '../http/validate.ts';
import { issueInvoiceForm, parseInvoiceLine } from './adminInvoice.ts';
import { calculateLineAmount, calculateTotals } from './invoice.ts';

const line = (quantity: number, unitAmount: number) => ({ quantity, unitAmount });

describe('calculateTotals', () => {
  it.each([
    [[line(1, 100)], { net: 100, vat: 25, total: 125 }],
    // Rounded per line, each VAT would be 0.5 hundredths: 3 in total instead of 2.
    [[line(1, 2), line(1, 2), line(1, 2)], { net: 6, vat: 2, total: 8 }],
    [[line(7.5, 123_456), line(1, -1000)], { net: 924_920, vat: 231_230, total: 1_156_150 }],
    [[line(3, 9_999_999)], { net: 29_999_997, vat: 7_499_999, total: 37_499_996 }],
  ])('rounds the VAT once, on the sum, for %j', (lines, totals) => {
    expect(calculateTotals(lines)).toEqual(totals);
  });

  it('is credited to the hundredth', () => {
    const lines = [line(1, 1), line(0.5, 333), line(1, 10)];
    const back = lines.map((one) => line(one.quantity, -one.unitAmount));
    const { net, vat, total } = calculateTotals(lines);
    expect(calculateTotals(back)).toEqual({ net: -net, vat: -vat, total: -total });
    expect(calculateLineAmount(line(0.01, 1))).toBe(0);
  });
});

describe('parseInvoiceLine', () => {
  const input = { description: ' Setup ', quantity: '1', unitAmount: '1' };

  it.each([
    ['1', '1.234,50', 1, 123_450],
    ['2,5', '1,234.50', 2.5, 123_450],
    ['7.25', '-100,-', 7.25, -10_000],
    ['1.000', '5', 1000, 500],
  ])('parses %s times %s in Danish and English notation', (quantity, unitAmount, many, hundredths) => {
    expect(parseInvoiceLine({ ...input, quantity, unitAmount })).toEqual({
      ...{ description: 'Setup', quantity: many, unitAmount: hundredths },
    });
  });

  it.each([
    ['lines[0].quantity', { quantity: '-1' }, 'Please enter a quantity, such as 1 or 7.5'],
    ['lines[0].quantity', { quantity: '' }, 'Please enter a quantity, such as 1 or 7.5'],
    ['lines[0].quantity', { quantity: '200.000' }, 'The quantity cannot exceed 100,000'],
    ['lines[0].unitAmount', { unitAmount: '0' }, 'The amount cannot be zero'],
    ['lines[0].description', { description: ' ' }, 'Please enter a description'],
    ['lines', { unitAmount: '-5' }, 'The invoice total must be greater than 0 and at most 100,000,000'],
  ])('reports at %s the error of %j', (field, change, message) => {
    const form = { billedTo: 'A', currency: 'EUR', dueDate: '2026-12-01', lines: [{ ...input, ...change }] };
    const checked = validateBody(issueInvoiceForm, form);
    expect(checked.ok ? {} : checked.fields).toEqual({ [field]: message });
  });
});
