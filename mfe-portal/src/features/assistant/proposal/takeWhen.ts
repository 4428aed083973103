import { toDanishTime } from '@skal/contracts/fields/localTime';
import type { Grammar } from '../words/grammar.ts';
import type { Phrase } from './Phrase.ts';

/** Day and times that a request names, in Denmark. */
export interface When {
  /** `2026-12-04`; null if no day is named. */
  readonly day: string | null;
  /** The day as a title names it, such as 'tonight'. */
  readonly dayName: string;
  /** `19:00`; null if no clear time is named. */
  readonly from: string | null;
  readonly to: string | null;
}

const DAY_MS = 24 * 3600_000;
/** Times in any language: '19:00-22:00', '19:00'. */
const CLOCK_RANGE =
  /\b(?<hours>\d{2})[:.](?<minutes>\d{2})\s*(?:-|\u2013|to|till|until|til)\s*(?<toHours>\d{2})[:.](?<toMinutes>\d{2})(?!\d)/i;
const CLOCK_TIME = /\b(?<hours>\d{2}):(?<minutes>\d{2})(?!\d)/;

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the next such day, in this or the next year; null if there is none. */
function toNextDate(today: string, day: number, month: number, year?: string): string | null {
  const own = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : [own, own + 1];
  const dates = years.map((one) => new Date(Date.UTC(one, month, day)));
  // `Date` moves 31 February to March.
  const valid = dates.filter((date) => date.getUTCMonth() === month && date.getUTCDate() === day);
  return valid.map((date) => date.toISOString().slice(0, 10)).find((date) => year || date >= today) ?? null;
}

type NamedDay = Pick<When, 'day' | 'dayName'>;

function takeNear(phrase: Phrase, { near, nearRest }: Grammar, today: string): NamedDay | null {
  for (const { pattern, ahead, name } of near) {
    const found = phrase.take(pattern);
    if (!found) continue;
    phrase.take(nearRest);
    return { day: addDays(today, ahead), dayName: name ?? found[1]?.toLowerCase() ?? '' };
  }
  return null;
}

function takeDate(phrase: Phrase, { dates, months, onDate }: Grammar, today: string): NamedDay | null {
  for (const pattern of dates) {
    const groups = phrase.take(pattern)?.groups;
    if (!groups) continue;
    const { day: number, month, monthName = '', year } = groups;
    const index = month ? Number(month) - 1 : months.indexOf(monthName.slice(0, 3).toLowerCase());
    const day = toNextDate(today, Number(number), index, year);
    return { day, dayName: day === null ? '' : onDate(Number(day.slice(8)), index) };
  }
  return null;
}

function takeWeekday(phrase: Phrase, { weekday, weekdays, onWeekday }: Grammar, today: string): NamedDay | null {
  const groups = phrase.take(weekday)?.groups;
  if (!groups) return null;
  const own = new Date(today).getUTCDay();
  const named = weekdays.indexOf(groups.weekday?.toLowerCase() ?? '');
  const ahead = (named - own + 7) % 7;
  // Next Friday is the one of the next week, which begins on Monday.
  const isLater = groups.later && (own + 6) % 7 <= (named + 6) % 7;
  return { day: addDays(today, isLater ? ahead + 7 : ahead), dayName: onWeekday(weekdays[named] ?? '') };
}

/** Returns a time of day; null for none, or for an hour that may be in the morning or in the evening. */
function toTime(hours = '', minutes = '00', half: string | undefined, isEvening: boolean): string | null {
  const hour = Number(hours);
  if (Number(minutes) > 59 || hour > 24 || (half && (hour > 12 || hour < 1))) return null;
  const mark = half?.toLowerCase() ?? (isEvening && hour >= 4 && hour < 12 ? 'p' : undefined);
  // 7 may be either; 07:00 and 19 are clear.
  if (!mark && hours.length === 1) return null;
  const resolved = mark ? (hour % 12) + (mark === 'p' ? 12 : 0) : hour % 24;
  return `${String(resolved).padStart(2, '0')}:${minutes}`;
}

/** The half of the day of a start without one: 7 to 9 pm, 8 pm to 1 am, 11 am to 1 pm. */
function inherited(hours = '', toHours = '', toHalf = ''): string | undefined {
  if (toHalf === '' || Number(hours) > 12) return undefined;
  if (Number(hours) < Number(toHours)) return toHalf;
  return toHalf.toLowerCase() === 'p' ? 'a' : 'p';
}

/** Takes the first match of some patterns; its named groups. */
function takeGroups(phrase: Phrase, patterns: readonly RegExp[]): Record<string, string | undefined> | null {
  for (const pattern of patterns) {
    const groups = phrase.take(pattern)?.groups;
    if (groups) return groups;
  }
  return null;
}

function takeTimes(phrase: Phrase, { ranges, ends, starts }: Grammar, isEvening: boolean): Pick<When, 'from' | 'to'> {
  const range = takeGroups(phrase, [...ranges, CLOCK_RANGE]);
  if (range) {
    const { hours, minutes, half, toHours, toMinutes, toHalf } = range;
    return {
      from: toTime(hours, minutes, half ?? inherited(hours, toHours, toHalf), isEvening),
      to: toTime(toHours, toMinutes, toHalf, isEvening),
    };
  }
  const end = takeGroups(phrase, ends);
  const start = takeGroups(phrase, [...starts, CLOCK_TIME]);
  return {
    from: start && toTime(start.hours, start.minutes, start.half, isEvening),
    to: end && toTime(end.toHours, end.toMinutes, end.toHalf, isEvening),
  };
}

/** Takes day and times out of a request. @param now in milliseconds since 1970 */
export function takeWhen(phrase: Phrase, grammar: Grammar, now: number): When {
  const isEvening = phrase.has(grammar.evening);
  const today = toDanishTime(now).slice(0, 10);
  const day = takeNear(phrase, grammar, today) ??
    takeDate(phrase, grammar, today) ??
    takeWeekday(phrase, grammar, today) ?? { day: null, dayName: '' };
  return { ...day, ...takeTimes(phrase, grammar, isEvening) };
}

/** Returns the local times of an event, which may end after midnight; empty where a part is missing. */
export function toEventTimes({ day, from, to }: When): { startsAt: string; endsAt: string } {
  if (day === null || from === null) return { startsAt: '', endsAt: '' };
  const lastDay = to !== null && to <= from ? addDays(day, 1) : day;
  return { startsAt: `${day}T${from}`, endsAt: to === null ? '' : `${lastDay}T${to}` };
}
