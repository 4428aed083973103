import { render, screen } from '@testing-library/react';
import { StrengthMeter } from './StrengthMeter.tsx';

describe('StrengthMeter', () => {
  it.each([0, 25, 62.5, 87.5, 100])('N13: shows %d exactly, and as text', (score) => {
    render(<StrengthMeter score={score} strengthLabel="Good" />);
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter).toHaveAttribute('aria-valuenow', String(score));
    expect(meter).toHaveAttribute('aria-valuemax', '100');
    expect(meter).toHaveAttribute('aria-valuetext', 'Good');
    expect(screen.getByText('Good')).toBeVisible();
  });
});
