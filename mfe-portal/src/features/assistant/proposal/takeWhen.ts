import { toDanishTime } from '@skal/contracts/fields/localTime';
import type { Phrase } from './Phrase.ts';

/** Day and times that a request names, in Denmark. */
export interface When {
  /** `2026-12-04`; null if no day is named. */
  readonly day: string | null;
  /** The day as it was named, such as 'tonight'. */
  readonly dayName: string;
  /** `19:00`; null if no clear time is named. */
  readonly from: string | null;
  readonly to: string | null;
}

const DAY_MS = 24 * 3600_000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const LONG_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
];
const MONTHS = LONG_MONTHS.map((name) => name.slice(0, 3));
const MONTH = `(${LONG_MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\b\\.?`;
const LEAD = '(?:\\b(?:for|on|by|starting|this coming)\\s+)*';
const EVENING = /\b(?:tonight|evening|night)\b/i;

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

function takeDay(phrase: Phrase, today: string): Pick<When, 'day' | 'dayName'> {
  const near = phrase.take(
    new RegExp(`${LEAD}\\b(the day after tomorrow|tomorrow|tonight|today|this evening)\\b(?:'s)?`, 'i'),
  );
  if (near) {
    const name = near[1]?.toLowerCase() ?? '';
    const ahead = name.includes('after') ? 2 : Number(name === 'tomorrow');
    phrase.take(/\b(?:in the )?evening\b/i);
    return { day: addDays(today, ahead), dayName: name };
  }
  const weekday = phrase.take(
    new RegExp(
      `${LEAD}(?:\\b(this|next|coming)\\s+)?\\b(${WEEKDAYS.join('|')})s?\\b(?:'s)?(?: (?:evening|night))?`,
      'i',
    ),
  );
  if (weekday) {
    const own = new Date(today).getUTCDay();
    const named = WEEKDAYS.indexOf(weekday[2]?.toLowerCase() ?? '');
    const ahead = (named - own + 7) % 7;
    // Next Friday is the one of the next week, which begins on Monday.
    const isLater = weekday[1]?.toLowerCase() === 'next' && (own + 6) % 7 <= (named + 6) % 7;
    const day = addDays(today, isLater ? ahead + 7 : ahead);
    return { day, dayName: `on ${capital(WEEKDAYS[named] ?? '')}` };
  }
  const iso = phrase.take(new RegExp(`${LEAD}\\b(20\\d{2})-(\\d{2})-(\\d{2})\\b`, 'i'));
  if (iso) return dated(toNextDate(today, Number(iso[3]), Number(iso[2]) - 1, iso[1]));
  const danish = phrase.take(new RegExp(`${LEAD}\\b(\\d{1,2})/(\\d{1,2})(?:[/-](20\\d{2}))?(?!\\d)`, 'i'));
  if (danish) return dated(toNextDate(today, Number(danish[1]), Number(danish[2]) - 1, danish[3]));
  const british = phrase.take(
    new RegExp(`${LEAD}\\b(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${MONTH}(?:,?\\s+(20\\d{2})\\b)?`, 'i'),
  );
  if (british) return dated(toNextDate(today, Number(british[1]), monthOf(british[2]), british[3]));
  const american = phrase.take(
    new RegExp(`${LEAD}\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(20\\d{2})\\b)?`, 'i'),
  );
  if (american) return dated(toNextDate(today, Number(american[2]), monthOf(american[1]), american[3]));
  return { day: null, dayName: '' };
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
const monthOf = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase());
const dated = (day: string | null): Pick<When, 'day' | 'dayName'> => ({
  day,
  dayName: day === null ? '' : `on ${Number(day.slice(8))} ${capital(MONTHS[Number(day.slice(5, 7)) - 1] ?? '')}`,
});

const HOUR = '(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s*([ap])\\.?m\\b\\.?)?';
const NO_AMOUNT = '(?![\\d:]|[.,]\\d|\\s*(?:kr\\b|kroner|dkk|,-|%))';

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

function takeTimes(phrase: Phrase, isEvening: boolean): Pick<When, 'from' | 'to'> {
  const range =
    phrase.take(
      new RegExp(
        `\\b(?:from|between|at|kl\\.?)\\s+${HOUR}\\s*(?:-|\u2013|to|till|until|and)\\s*${HOUR}${NO_AMOUNT}`,
        'i',
      ),
    ) ??
    phrase.take(
      new RegExp(`\\b${HOUR}\\s*(?:-|\u2013|to|till|until)\\s*(\\d{1,2})(?:[:.](\\d{2}))?\\s*([ap])\\.?m\\b\\.?`, 'i'),
    ) ??
    phrase.take(/\b(\d{2})[:.](\d{2})()\s*(?:-|\u2013|to|till|until)\s*(\d{2})[:.](\d{2})()(?!\d)/i);
  if (range) {
    const [, hours, minutes, half, toHours, toMinutes, toHalf] = range;
    return {
      from: toTime(hours, minutes, half || inherited(hours, toHours, toHalf), isEvening),
      to: toTime(toHours, toMinutes, toHalf || undefined, isEvening),
    };
  }
  const until = phrase.take(new RegExp(`\\b(?:until|till)\\s+${HOUR}${NO_AMOUNT}`, 'i'));
  const single =
    phrase.take(new RegExp(`\\b(?:at|from|kl\\.?)\\s+${HOUR}${NO_AMOUNT}(?:\\s*o'clock)?`, 'i')) ??
    phrase.take(/\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b\.?/i) ??
    phrase.take(/\b(\d{2}):(\d{2})()(?!\d)/);
  return {
    from: single && toTime(single[1], single[2], single[3] || undefined, isEvening),
    to: until && toTime(until[1], until[2], until[3] || undefined, isEvening),
  };
}

/** Takes day and times out of a request. @param now in milliseconds since 1970 */
export function takeWhen(phrase: Phrase, now: number): When {
  const isEvening = phrase.has(EVENING);
  const day = takeDay(phrase, toDanishTime(now).slice(0, 10));
  return { ...day, ...takeTimes(phrase, isEvening) };
}

/** Returns the local times of an event, which may end after midnight; empty where a part is missing. */
export function toEventTimes({ day, from, to }: When): { startsAt: string; endsAt: string } {
  if (day === null || from === null) return { startsAt: '', endsAt: '' };
  const lastDay = to !== null && to <= from ? addDays(day, 1) : day;
  return { startsAt: `${day}T${from}`, endsAt: to === null ? '' : `${lastDay}T${to}` };
}
