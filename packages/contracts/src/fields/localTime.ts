/** Local times in Denmark, written `2026-12-05T19:00` as browsers do. */

const ZONE = 'Europe/Copenhagen';
const LOCAL_TIME = /^(20\d{2})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
const DAY_MS = 24 * 3600_000;

const format = new Intl.DateTimeFormat('en-GB', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZone: ZONE },
});

/** Formats a time, in milliseconds since 1970, as a local time in Denmark. */
export function toDanishTime(time: number): string {
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** A local time that exists once; or why it does not: no such time, skipped in spring, or doubled in autumn. */
export type ParsedLocalTime =
  | { readonly ok: true; readonly time: number }
  | { readonly ok: false; readonly why: 'invalid' | 'skipped' | 'doubled' };

/** Parses a local time in Denmark. A time that the change of clocks skips or doubles is ambiguous and rejected. */
export function parseDanishTime(local: string): ParsedLocalTime {
  const asUtc = LOCAL_TIME.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  // `Date` moves 31 February to March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, local.length) !== local) {
    return { ok: false, why: 'invalid' };
  }
  const offsetAt = (time: number) => Date.parse(`${toDanishTime(time)}:00Z`) - Math.floor(time / 60_000) * 60_000;
  const offsets = new Set([offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)]);
  const [time, second] = [...offsets].map((offset) => asUtc - offset).filter((one) => toDanishTime(one) === local);
  if (time === undefined) return { ok: false, why: 'skipped' };
  return second === undefined ? { ok: true, time } : { ok: false, why: 'doubled' };
}
