import { toTimestamp, toWallClock } from './calendar.ts';

const HOUR_MS = 3600_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** A local time: one moment, or why it is none: no such time, skipped when clocks go forward, twice when they go back. */
export type LocalTime = { at: number } | { at?: undefined; problem: 'invalid' | 'skipped' | 'doubled' };

/** Resolves a local time, written `2026-03-29T02:30`, in a time zone whose clocks change by an hour. */
export function resolveLocalTime(local: string, timeZone: string): LocalTime {
  const [, day = '', hours = '', minutes = ''] = LOCAL.exec(local) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
  if (!isDay || Number(hours) > 23 || Number(minutes) > 59) return { problem: 'invalid' };
  const near = toTimestamp(day, minute, timeZone);
  const [at, ...others] = [near - HOUR_MS, near, near + HOUR_MS].filter((time) => {
    const seen = toWallClock(time, timeZone);
    return seen.day === day && seen.minutes === minute;
  });
  if (at === undefined) return { problem: 'skipped' };
  return others.length > 0 ? { problem: 'doubled' } : { at };
}
