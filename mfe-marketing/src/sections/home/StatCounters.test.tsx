import { setMediaQuery } from '@skal/jest/setup/jsdomPolyfills.ts';
import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { counters } from '../../content/facts.ts';
import { renderSite } from '../../testing/renderSite.tsx';
import { StatCounters } from './StatCounters.tsx';
import { counterValue } from './useCountUp.ts';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const cells = () => within(screen.getByRole('list', { name: 'What an app of your own adds' })).getAllByRole('listitem');

/** Visible and announced text of the three counters. */
const shown = () =>
  cells()
    .slice(0, 3)
    .map((cell) => (cell.querySelector('[aria-hidden="true"]') ?? cell.querySelector('p'))?.firstChild?.textContent);

describe('counterValue', () => {
  it.each([
    ['C13', 'spending', 0.5, 20],
    ['C14', 'profits', 0.75, 30],
    ['C15', 'ticketSize', 0.575, 23],
  ] as const)('%s: %s grows by %d per tick to %d', (_, name, step, target) => {
    expect(counters[name]).toMatchObject({ step, target });
    const numbers = Array.from({ length: 60 }, (_unused, tick) => counterValue(counters[name], tick));
    expect(numbers[0]).toBe(0);
    numbers.slice(0, 40).forEach((number, tick) => {
      expect(number).toBe(Math.floor(tick * step));
    });
    expect(numbers.slice(40)).toEqual(Array(20).fill(target));
  });

  it('C16, T16: reaches its target at tick 40 exactly, not one tick later', () => {
    let summed = 0;
    for (let tick = 0; tick < 40; tick += 1) summed += counters.ticketSize.step;
    expect(summed).not.toBe(23);
    expect(counterValue(counters.ticketSize, 40)).toBe(23);
    expect(counterValue(counters.ticketSize, 41)).toBe(23);
  });
});

describe('the counters', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('C10, C11: stay at 0 for 500 ms', () => {
    renderSite(<StatCounters />);
    expect(shown()).toEqual(['0%', '0%', '0%']);
    pass(549);
    expect(shown()).toEqual(['0%', '0%', '0%']);
  });

  it('C12-C15: tick every 50 ms, also under StrictMode', () => {
    renderSite(<StatCounters />);
    pass(500 + 20 * 50);
    expect(shown()).toEqual(['10%', '15%', '11%']);
    pass(50);
    expect(shown()).toEqual(['10%', '15%', '12%']);
  });

  it('C16, C17: end at 20, 30 and 23 after 40 ticks, beside +32%, and stop', () => {
    renderSite(<StatCounters />);
    pass(500 + 39 * 50);
    expect(shown()).toEqual(['19%', '29%', '22%']);
    pass(50);
    expect(shown()).toEqual(['20%', '30%', '23%']);
    expect(cells()[3]).toHaveTextContent('+32%');
    expect(jest.getTimerCount()).toBe(0);
    pass(5000);
    expect(shown()).toEqual(['20%', '30%', '23%']);
  });

  it('are announced as their final figures while they count, in one text node each', () => {
    renderSite(<StatCounters />);
    pass(800);
    const [first] = cells();
    expect(first?.querySelector('[aria-hidden="true"]')?.childNodes).toHaveLength(1);
    expect(within(first as HTMLElement).getByText('20%')).toBeInTheDocument();
  });

  it('leave no timer behind', () => {
    const { unmount } = renderSite(<StatCounters />);
    pass(700);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('show their final figures at once with reduced motion', () => {
    setMediaQuery('(prefers-reduced-motion: reduce)', true);
    renderSite(<StatCounters />);
    expect(shown()).toEqual(['20%', '30%', '23%']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('count once per visit', () => {
    const { unmount, store } = renderSite(<StatCounters />);
    pass(500 + 40 * 50);
    unmount();
    render(
      <Provider store={store}>
        <MemoryRouter>
          <StatCounters />
        </MemoryRouter>
      </Provider>,
    );
    expect(shown()).toEqual(['20%', '30%', '23%']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
