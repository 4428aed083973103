import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar, initialsOf } from '../data/Avatar.tsx';
import { TideLine } from '../typography/TideLine.tsx';
import { ErrorState } from './ErrorState.tsx';

describe('ErrorState', () => {
  it('says what failed, retries, and names the request', async () => {
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

  it('repeats nothing to those who listen', () => {
    render(<Avatar name="Karen Lund" />);
    expect(screen.getByText('KL')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('TideLine', () => {
  it('says nothing, and draws ink, now and what comes', () => {
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
