import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { counters } from '../../content/facts.ts';
import { countersPlayed, selectCountersPlayed } from './home.slice.ts';

const { delayMs, tickMs, ticks } = counters;

/**
 * Returns a counter's number at a tick, rounded down to whole percents. Multiplies instead of summing: 0.575 added forty times is
 * 22.999999999999982, so the counter would need one more tick to reach 23 (T16).
 */
export const counterValue = ({ target, step }: { target: number; step: number }, tick: number): number =>
  tick >= ticks ? target : Math.floor(Math.min(tick * step, target));

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns the tick of the counters, 0 to 40. In the HTML and at first render it is the last one, for browsers without script and for reduced
 * motion. Then it starts at 0, waits, and counts to the end, once per visit.
 */
export function useCountUp(): number {
  const [tick, setTick] = useState<number>(ticks);
  const played = useSelector(selectCountersPlayed);
  const dispatch = useDispatch();

  useEffect(() => {
    if (played || still()) return;
    let current = 0;
    let ticking: ReturnType<typeof setInterval> | undefined;
    setTick(0);
    const waiting = setTimeout(() => {
      ticking = setInterval(() => {
        current += 1;
        setTick(current);
        if (current < ticks) return;
        clearInterval(ticking);
        dispatch(countersPlayed());
      }, tickMs);
    }, delayMs);
    return () => {
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  }, [played, dispatch]);

  return tick;
}
