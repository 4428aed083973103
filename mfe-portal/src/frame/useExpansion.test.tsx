import { jest } from '@jest/globals';
import { createStore } from '@skal/shell-kit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectPanelExpanding } from './portal.slice.ts';
import { useExpansion } from './useExpansion.ts';

const store = createStore({
  brand: 'Skal',
  phone: '',
  salesEmail: '',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  origin: '',
});
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const isExpanding = () => selectPanelExpanding(store.getState());

describe('handing over to the full chat', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('J17, O7: opens the assistant on the event, and counts as expanding for 500 ms', () => {
    jest.useFakeTimers();
    const open = jest.fn();
    renderHook(() => useExpansion(open), { wrapper });
    act(() => void window.dispatchEvent(new Event('expand-to-assistant')));
    expect(open).toHaveBeenCalledWith('ai-assistant');
    expect(isExpanding()).toBe(true);
    act(() => jest.advanceTimersByTime(499));
    expect(isExpanding()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isExpanding()).toBe(false);
  });
});
