import { sentence, type Text } from '../../../language/text.ts';
import { invalidFields } from '../../../server/errors/HttpError.ts';
import { addDays, formatDateTime, toTimestamp, toWallClock } from '../../../time/calendar.ts';
import { resolveLocalTime } from '../../../time/localTime.ts';

/** Quiet hours (issue 42): from 22:00 to 08:00, in minutes since midnight. */
const QUIET_FROM = 22 * 60;
const QUIET_UNTIL = 8 * 60;

const DAY_MS = 24 * 3600_000;
/** Furthest scheduled time. */
const AHEAD_DAYS = 366;
/** A form that says "now" by its clock may arrive a little later. */
const TOLERANCE_MS = 60_000;

const PROBLEMS = {
  invalid: 'Please enter day and time',
  skipped: /*i18n*/ 'This time does not exist: the clocks go forward that night. Please choose a time from 03:00.',
  doubled:
    /*i18n*/ 'This time occurs twice: the clocks go back that night. Please choose a time before 02:00 or from 03:00.',
} as const;

/**
 * Returns when a notification is due.
 * @param sendAt local time as the form sends it; blank means now
 * @throws HttpError 400 for a time in the past, over a year ahead, or in an hour that the clocks skip or repeat
 */
export function parseSendTime(sendAt: string, now: number, timeZone: string): number {
  if (sendAt === '') return now;
  const time = resolveLocalTime(sendAt, timeZone);
  if (time.at === undefined) throw invalidFields({ sendAt: PROBLEMS[time.problem] });
  if (time.at < now - TOLERANCE_MS) {
    throw invalidFields({ sendAt: /*i18n*/ 'This time has passed. Please choose a later one, or send it now.' });
  }
  if (time.at > now + AHEAD_DAYS * DAY_MS)
    throw invalidFields({ sendAt: /*i18n*/ 'Please choose a time within a year.' });
  return Math.max(time.at, now);
}

/** Whether a time is within the quiet hours. */
export function isQuiet(time: number, timeZone: string): boolean {
  const { minutes } = toWallClock(time, timeZone);
  return minutes >= QUIET_FROM || minutes < QUIET_UNTIL;
}

/** Returns the end of the quiet hours that a time is within. */
export function endOfQuiet(time: number, timeZone: string): number {
  const { day, minutes } = toWallClock(time, timeZone);
  return toTimestamp(minutes >= QUIET_FROM ? addDays(day, 1) : day, QUIET_UNTIL, timeZone);
}

/** Names the violation of the quiet hours; null without one. */
export const describeQuiet = (time: number, timeZone: string): Text | null =>
  isQuiet(time, timeZone)
    ? sentence(/*i18n*/ 'It would arrive on {time}, within the quiet hours from 22:00 to 08:00.', {
        time: (locale) => formatDateTime(time, timeZone, locale),
      })
    : null;
