import { jest } from '@jest/globals';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { act, renderHook } from '@testing-library/react';
import { selectPanelExpanding } from './portal.slice.ts';
import { useAssistantExpansion } from './useAssistantExpansion.ts';

const { store, Providers } = makeStore();
const isExpanding = () => selectPanelExpanding(store.getState());

describe('expanding to the full chat', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('J17, O7: opens the assistant on the event, and is expanding for 500 ms', () => {
    jest.useFakeTimers();
    const open = jest.fn();
    renderHook(() => useAssistantExpansion(open), { wrapper: Providers });
    act(() => void window.dispatchEvent(new Event('expand-to-assistant')));
    expect(open).toHaveBeenCalledWith('ai-assistant');
    expect(isExpanding()).toBe(true);
    act(() => jest.advanceTimersByTime(499));
    expect(isExpanding()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isExpanding()).toBe(false);
  });
});
