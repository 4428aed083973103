import { FIGURE_DAYS_MAX, figure, figureNames, namesIn } from '@skal/contracts/figure';
import { reporter } from '@skal/contracts/reporter';
import { addDays, dayOf, isoTime } from '../../calendar.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidFields } from '../../server/refusal.ts';
import { type Route, route } from '../../server/route.ts';
import { presentFigures } from './figures.present.ts';
import { readFigures } from './figures.query.ts';
import { reportersOf } from './reporters.query.ts';
import { sourceNames } from './sourceNames.ts';

/** So many days are answered where nobody says which. */
const DAYS = 7;

/** @throws Refusal 400 where they end before they begin, or are too many */
function daysBetween(from: string, to: string): string[] {
  if (from > to) throw invalidFields({ from: 'The first day comes after the last.' });
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === FIGURE_DAYS_MAX) throw invalidFields({ to: `Ask for at most ${FIGURE_DAYS_MAX} days.` });
    days.push(day);
  }
  return days;
}

/** What a client's guests have done, and what told us. */
export function figureRoutes({ db, settings }: Dependencies): Route[] {
  return [
    route(figure.list, {
      async run({ business, query }) {
        const to = query.to || dayOf(Date.now(), settings.timeZone);
        const from = query.from || addDays(to, 1 - DAYS);
        const days = daysBetween(from, to);
        const names = query.metrics ? namesIn(query.metrics) : figureNames;
        return presentFigures(await readFigures(db, business.id, { from, to, names }), days, names);
      },
    }),
    route(reporter.list, {
      async run({ business }) {
        const reporters = await reportersOf(db, business.id);
        return reporters.map(({ source, since, lastAt }) => ({
          ...{ source: sourceNames([source]), since, lastAt: isoTime(lastAt) },
        }));
      },
    }),
  ];
}
