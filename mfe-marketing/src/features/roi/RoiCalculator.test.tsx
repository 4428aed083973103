import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoiCalculator } from './RoiCalculator.tsx';
import { parseAmount } from './roi.ts';

const result = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('the ROI calculator', () => {
  it('D17, D18: starts with the example and gives its result', () => {
    render(<RoiCalculator />);
    expect(screen.getByLabelText(/^Monthly revenue/)).toHaveValue('50,000');
    expect(result('Extra revenue per month')).toBe('11,500 euro');
  });

  it('calculates with a visitor’s amounts, and shows its formula', async () => {
    const user = userEvent.setup({ delay: null });
    render(<RoiCalculator />);
    await user.clear(screen.getByLabelText(/^Monthly revenue/));
    await user.type(screen.getByLabelText(/^Monthly revenue/), '20.000');
    await user.type(screen.getByLabelText(/^Average order/), '23');
    await user.clear(screen.getByLabelText(/^Development cost/));
    await user.type(screen.getByLabelText(/^Development cost/), '9 200');
    expect(result('Extra revenue per month')).toBe('4,600 euro');
    expect(result('Extra orders per month')).toBe('200');
    expect(result('Months until it pays for itself')).toBe('2.0');
    expect(screen.getByText(/monthly revenue × 23%/)).toBeVisible();
  });

  it('shows which values are missing instead of a result', async () => {
    const user = userEvent.setup({ delay: null });
    render(<RoiCalculator />);
    await user.clear(screen.getByLabelText(/^Monthly revenue/));
    await user.type(screen.getByLabelText(/^Monthly revenue/), 'plenty');
    expect(screen.getAllByText('Enter the amounts above')).toHaveLength(3);
  });

  it.each([
    ['50,000', 50000],
    ['50.000', 50000],
    ['1.250.000', 1250000],
    ['50 000', 50000],
    ['€ 24.50', 24.5],
    ['24,5', 24.5],
    ['0', null],
    ['-5', null],
    ['', null],
    ['1e3', null],
  ])('parses %j as %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});
