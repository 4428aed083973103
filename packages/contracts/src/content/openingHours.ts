import { say } from '../site/say.ts';

/** Times of one opening, such as `17:00` to `01:00`; a `to` that is not later than `from` is after midnight. */
export interface OpeningInterval {
  from: string;
  to: string;
}

/** Openings of a day as typed, or why they cannot be read. */
export type ParsedHours = { ok: true; intervals: OpeningInterval[] } | { ok: false; error: string };

/** Maximum number of openings per day. */
export const INTERVALS_MAX = 4;

export const hoursMessages = {
  format: say(/*i18n*/ 'Please enter times such as 11:30–14:00, 17–01'),
  order: say(/*i18n*/ 'Please enter the times in order, without overlaps'),
  many: say(/*i18n*/ 'Please use at most {max} openings a day', { max: INTERVALS_MAX }),
} as const;

const ONE = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-\u2010-\u2015]\s*(\d{1,2})(?:[:.](\d{2}))?$/u;
const DAY_MINUTES = 24 * 60;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `9` and `30` are `09:30`; 24:00 is 00:00. Null if there is no such time. */
function toTime(hours: string, minutes = '00'): string | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return `${String(hour % 24).padStart(2, '0')}:${minutes}`;
}

/** Whether the openings of a day follow each other; only the last one may end after midnight. */
export function areInOrder(intervals: readonly OpeningInterval[]): boolean {
  let end = 0;
  for (const { from, to } of intervals) {
    if (toMinutes(from) < end) return false;
    end = toMinutes(to) > toMinutes(from) ? toMinutes(to) : toMinutes(to) + DAY_MINUTES;
  }
  return true;
}

/** Parses the openings of a day: '11.30-14, 17–01', '9-17', '17:00–24:00'. Nothing means closed. */
export function parseHours(text: string): ParsedHours {
  const parts = text
    .split(/[,;\n]|\s+(?:og|and)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const intervals: OpeningInterval[] = [];
  for (const part of parts) {
    const [, fromHours = '', fromMinutes, toHours = '', toMinutesText] = ONE.exec(part) ?? [];
    const [from, to] = [toTime(fromHours, fromMinutes), toTime(toHours, toMinutesText)];
    if (fromHours === '' || from === null || to === null) return { ok: false, error: hoursMessages.format };
    intervals.push({ from, to });
  }
  if (intervals.length > INTERVALS_MAX) return { ok: false, error: hoursMessages.many };
  return areInOrder(intervals) ? { ok: true, intervals } : { ok: false, error: hoursMessages.order };
}

/** Formats the openings of a day: '11:30–14:00, 17:00–01:00'. @param formatTime writes a time in the page's language */
export const formatHours = (
  intervals: readonly OpeningInterval[],
  formatTime = (time: string): string => time,
): string => intervals.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', ');
