import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { usePollWhileActive } from './usePollWhileActive.ts';

const MINUTE = 60_000;
const read = jest.fn();

function Watched() {
  usePollWhileActive(read, MINUTE);
  return null;
}

const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE));
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
};

describe('what is read anew while somebody looks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    read.mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is read at its pace, and no more once its place is gone', () => {
    const { unmount } = render(<Watched />);
    expect(read).not.toHaveBeenCalled();
    pass(3);
    expect(read).toHaveBeenCalledTimes(3);
    unmount();
    pass(3);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('waits while the tab is out of sight, and is read at once when it is back', () => {
    render(<Watched />);
    hide(true);
    pass(5);
    expect(read).not.toHaveBeenCalled();
    hide(false);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('7.3.1: is left alone when nobody has touched the page for ten minutes, until somebody does', () => {
    render(<Watched />);
    pass(30);
    expect(read.mock.calls.length).toBeLessThanOrEqual(10);
    read.mockClear();
    fireEvent.pointerMove(document.body);
    expect(read).toHaveBeenCalledTimes(1);
    // A hand that goes on moving asks no more often.
    fireEvent.pointerMove(document.body);
    expect(read).toHaveBeenCalledTimes(1);
    pass(1);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
