import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { counters } from '../../content/facts.ts';
import { countersPlayed, selectCountersPlayed } from './home.slice.ts';

const { delayMs, tickMs, ticks } = counters;

/**
 * A counter's number at a tick, derived and not summed: 0.575 added forty times is 22.999999999999982, and a counter
 * that waits for 23 then ticks once too often (T16). Between the ticks only whole percents are shown.
 */
export const counterValue = ({ target, step }: { target: number; step: number }, tick: number): number =>
  tick >= ticks ? target : Math.floor(Math.min(tick * step, target));

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The tick of the counters, 0 to 40. In the HTML and at first render it is the last one: who runs no script, or
 * wants no motion, reads the final figures. Then it begins at 0, waits, and ticks to the end, once per visit.
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
