/** ISO 8601 with the clock and its distance from UTC. */
export const ISO_TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The moment of a time with a clock, in milliseconds since 1970, or null: a 30th of February is none. */
export function parseTimestamp(at: unknown): number | null {
  const [, year, month, day] = (typeof at === 'string' && ISO_TIMESTAMP.exec(at)) || [];
  if (day === undefined) return null;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > days) return null;
  const time = Date.parse(at as string);
  return Number.isNaN(time) ? null : time;
}
