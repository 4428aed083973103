import type { Measured } from './measure.ts';
import { median } from './median.ts';
import { markdown } from './table.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');

const HEAD = ['load', 'server', 'req/s', 'lowest to highest', 'beside ours', 'p99 ms', 'memory MB'];

/** The rounds of one load, by server; ours is the first. */
export function apiRows(load: string, rounds: ReadonlyMap<string, readonly Measured[]>): string[][] {
  const rates = [...rounds].map(([, measured]) => measured.map(({ perSecond }) => perSecond));
  const ours = median(rates[0] ?? []);
  return [...rounds].map(([name, measured], index) => {
    const rate = rates[index] ?? [];
    return [
      load,
      name,
      whole(median(rate)),
      `${whole(Math.min(...rate))} to ${whole(Math.max(...rate))}`,
      (ours / median(rate)).toFixed(2),
      median(measured.map(({ p99 }) => p99)).toFixed(0),
      whole(Math.max(...measured.map(({ memory }) => memory))),
    ];
  });
}

/** A table of rows, as Markdown. */
export const apiTable = (rows: readonly (readonly string[])[]): string => markdown(HEAD, rows, 2);
