import type { Endpoint } from '@skal/contracts/http/endpoint';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { dayOf } from '../../time/calendar.ts';
import { lastReport, type SourceInfo } from '../appMetric/query/sourceInfo.query.ts';

/** One request for a section of the portal. */
interface Scope<Query> {
  readonly query: Query;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** In the time zone of the settings. */
  readonly today: string;
  readonly timeZone: string;
}

/** When and by what anything was last reported of the client; both are null while nothing was. */
interface Last {
  readonly lastReportOn: string | null;
  readonly lastReport: SourceInfo | null;
}

/** Runs a query for the client who asks. */
type Run = <Arguments extends unknown[], Rows>(
  query: (db: Database, businessId: string, ...rest: Arguments) => Promise<Rows>,
  ...rest: Arguments
) => Promise<Rows>;

/** A section as data: its days, the queries it is made of, and its reply. */
interface SectionReport<Query, Days extends object, Rows extends object, Reply> {
  /** The days of the section, and those that they are compared with. */
  days(scope: Scope<Query>): Days;
  /** Its queries by name; they run side by side. */
  rows(run: Run, days: Days & Scope<Query>): { [Name in keyof Rows]: Promise<Rows[Name]> };
  /** The reply; what was not reported is null, and never zero. */
  present(read: Rows & Days & Scope<Query> & Last): Reply;
}

/** Answers the endpoint of a section for the client who is signed in, or whose portal is viewed. */
export const sectionReport =
  <Path extends string, Sent, Query, Reply, Days extends object, Rows extends object>(
    endpoint: Endpoint<Path, Sent, Query, Reply>,
    section: SectionReport<NoInfer<Query>, Days, Rows, NoInfer<Reply>>,
  ) =>
  ({ db, settings: { timeZone } }: Pick<Dependencies, 'db' | 'settings'>): Route[] => [
    route(endpoint, {
      async run({ business: { id }, query }) {
        const now = Date.now();
        const scope = { query, now, today: dayOf(now, timeZone), timeZone };
        const days = section.days(scope);
        const queries = section.rows((read, ...rest) => read(db, id, ...rest), { ...scope, ...days });
        const [last, ...rows] = await Promise.all([
          lastReport(db, id),
          ...Object.entries(queries).map(async ([name, rows]) => [name, await rows] as const),
        ]);
        return section.present({
          ...{ ...scope, ...days, ...(Object.fromEntries(rows) as Rows) },
          ...{ lastReportOn: last?.day ?? null, lastReport: last?.report ?? null },
        });
      },
    }),
  ];
