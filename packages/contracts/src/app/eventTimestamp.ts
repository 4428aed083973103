/** ISO 8601 timestamp with time and UTC offset. */
export const ISO_TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Parses a timestamp into milliseconds since 1970; null if invalid, such as February 30. */
export function parseTimestamp(at: unknown): number | null {
  const [, year, month, day] = (typeof at === 'string' && ISO_TIMESTAMP.exec(at)) || [];
  if (day === undefined) return null;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > days) return null;
  const time = Date.parse(at as string);
  return Number.isNaN(time) ? null : time;
}
