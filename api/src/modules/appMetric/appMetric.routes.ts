import { appMetric, METRIC_DAYS_MAX, metricNames, parseMetricNames } from '@skal/contracts/analytics/appMetric';
import { metricSource } from '@skal/contracts/app/metricSource';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { addDays, toIsoTime, toLocalDay } from '../../time/calendar.ts';
import { presentMetrics } from './appMetric.present.ts';
import { formatSourceLabels } from './period/sourceLabels.ts';
import { readMetrics } from './query/appMetric.query.ts';
import { findMetricSources } from './query/metricSources.query.ts';

/** Default number of days. */
const DAYS = 7;

/** @throws HttpError 400 if `from` is after `to`, or the range is too long */
function daysBetween(from: string, to: string): string[] {
  if (from > to) throw invalidFields({ from: 'from must not be after to.' });
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === METRIC_DAYS_MAX)
      throw invalidFields({
        to: sentence(/*i18n*/ 'The period can have at most {max} days.', { max: METRIC_DAYS_MAX }),
      });
    days.push(day);
  }
  return days;
}

/** Route of a client's metrics and their sources. */
export function appMetricRoutes({ db, settings }: Dependencies): Route[] {
  return [
    route(appMetric.list, {
      async run({ business, query }) {
        const to = query.to || toLocalDay(Date.now(), settings.timeZone);
        const from = query.from || addDays(to, 1 - DAYS);
        const days = daysBetween(from, to);
        const names = query.metrics ? parseMetricNames(query.metrics) : metricNames;
        return presentMetrics(await readMetrics(db, business.id, { from, to, names }), days, names);
      },
    }),
    route(metricSource.list, {
      async run({ business }) {
        const reporters = await findMetricSources(db, business.id);
        return reporters.map(({ source, since, lastAt }) => ({
          ...{ source: formatSourceLabels([source]), since, lastAt: toIsoTime(lastAt) },
        }));
      },
    }),
  ];
}
