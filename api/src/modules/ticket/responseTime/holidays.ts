const calendars = new Map<string, Promise<(day: string) => boolean>>();

/**
 * Loads the public holidays of a country. The library covers the whole world and takes memory, so it is loaded on first
 * use; the days of a year are computed once.
 */
export function publicHolidays(country: string): Promise<(day: string) => boolean> {
  const known = calendars.get(country);
  if (known) return known;
  const made = load(country);
  calendars.set(country, made);
  return made;
}

async function load(country: string): Promise<(day: string) => boolean> {
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(country, { types: ['public'] });
  const years = new Map<number, ReadonlySet<string>>();
  return (day) => {
    const year = Number(day.slice(0, 4));
    const days = years.get(year) ?? new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    years.set(year, days);
    return days.has(day);
  };
}
