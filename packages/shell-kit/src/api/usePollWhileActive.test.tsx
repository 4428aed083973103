import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { usePollWhileActive } from './usePollWhileActive.ts';

const MINUTE = 60_000;
const read = jest.fn();

function Polling() {
  usePollWhileActive(read, MINUTE);
  return null;
}

const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE));
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
};

describe('polling while the user is active', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    read.mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('runs at its interval until it is unmounted', () => {
    const { unmount } = render(<Polling />);
    expect(read).not.toHaveBeenCalled();
    pass(3);
    expect(read).toHaveBeenCalledTimes(3);
    unmount();
    pass(3);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('pauses in a hidden tab, and runs at once when it is visible again', () => {
    render(<Polling />);
    hide(true);
    pass(5);
    expect(read).not.toHaveBeenCalled();
    hide(false);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('7.3.1: pauses after ten minutes without input, until the next input', () => {
    render(<Polling />);
    pass(30);
    expect(read.mock.calls.length).toBeLessThanOrEqual(10);
    read.mockClear();
    fireEvent.pointerMove(document.body);
    expect(read).toHaveBeenCalledTimes(1);
    // Continued input does not poll more often.
    fireEvent.pointerMove(document.body);
    expect(read).toHaveBeenCalledTimes(1);
    pass(1);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
