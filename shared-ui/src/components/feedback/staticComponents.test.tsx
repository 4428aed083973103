import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar, initialsOf } from '../data/Avatar.tsx';
import { TideLine } from '../typography/TideLine.tsx';
import { ErrorState } from './ErrorState.tsx';

describe('ErrorState', () => {
  it('shows what failed, retries, and shows the request id', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="The clients did not load" description="Try again." onRetry={onRetry} requestId="01J9" />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('01J9')).toBeVisible();
  });
});

describe('Avatar', () => {
  it.each([
    ['Karen Lund', 'KL'],
    ['Østen  von Åberg', 'ØÅ'],
    ['Vinbar (live)', 'VL'],
    ['user', 'U'],
    ['', ''],
  ])('J1: the initials of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('is hidden from assistive technology', () => {
    render(<Avatar name="Karen Lund" />);
    expect(screen.getByText('KL')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('TideLine', () => {
  it('is hidden from assistive technology, and draws past, now and future', () => {
    const { container } = render(<TideLine progress={0.5} width={320} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(
      [...container.querySelectorAll('line')].map((line) => [line.getAttribute('x1'), line.getAttribute('x2')]),
    ).toEqual([
      ['60%', '100%'],
      ['0%', '50%'],
      ['50%', '60%'],
    ]);
  });
});
