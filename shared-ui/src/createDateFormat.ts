/**
 * Returns a date formatter that is created when it is first used: the first one of a page takes 9 ms on a laptop, which would
 * delay everything that imports it (2026-11-28).
 */
export function createDateFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format.format(date);
  };
}
