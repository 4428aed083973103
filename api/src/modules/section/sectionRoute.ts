import type { Endpoint } from '@skal/contracts/http/endpoint';
import type { Locale } from '@skal/contracts/site/locale';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { readLastReport, type SourceInfo } from '../appMetric/query/sourceInfo.query.ts';

/** A request for a section of the portal. */
interface Scope<Query> {
  readonly query: Query;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** In the time zone of the settings. */
  readonly today: string;
  readonly timeZone: string;
  /** The language of the reply. */
  readonly locale: Locale;
}

/** Time and sources of the client's last report; both null before the first. */
interface LastReport {
  readonly lastReportOn: string | null;
  readonly lastReport: SourceInfo | null;
}

/** Runs a query for the requesting client. */
type Run = <Arguments extends unknown[], Rows>(
  query: (db: Database, businessId: string, ...rest: Arguments) => Promise<Rows>,
  ...rest: Arguments
) => Promise<Rows>;

/** Definition of a section: its days, queries and reply. */
interface SectionReport<Query, Days extends object, Rows extends object, Reply> {
  /** Days of the section, and those to compare with. */
  days(scope: Scope<Query>): Days;
  /** Queries by name; they run in parallel. */
  rows(run: Run, days: Days & Scope<Query>): { [Name in keyof Rows]: Promise<Rows[Name]> };
  /** Builds the reply; unreported values are null, never zero. */
  present(read: Rows & Days & Scope<Query> & LastReport): Reply;
}

/** Creates the route of a section, for the signed-in client or the impersonated one. */
export const createSectionRoute =
  <Path extends string, Sent, Query, Reply, Days extends object, Rows extends object>(
    endpoint: Endpoint<Path, Sent, Query, Reply>,
    section: SectionReport<NoInfer<Query>, Days, Rows, NoInfer<Reply>>,
  ) =>
  ({ db, settings: { timeZone } }: Pick<Dependencies, 'db' | 'settings'>): Route[] => [
    route(endpoint, {
      async run({ business: { id }, query, locale }) {
        const now = Date.now();
        const scope = { query, now, today: toLocalDay(now, timeZone), timeZone, locale };
        const days = section.days(scope);
        const queries = section.rows((read, ...rest) => read(db, id, ...rest), { ...scope, ...days });
        const [last, ...rows] = await Promise.all([
          readLastReport(db, id),
          ...Object.entries(queries).map(async ([name, rows]) => [name, await rows] as const),
        ]);
        return section.present({
          ...{ ...scope, ...days, ...(Object.fromEntries(rows) as Rows) },
          ...{ lastReportOn: last?.day ?? null, lastReport: last?.report ?? null },
        });
      },
    }),
  ];
