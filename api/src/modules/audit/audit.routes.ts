import { activity } from '@skal/contracts/client/activity';
import { type AuditFilter, type AuditReply, type AuditValues, audit } from '@skal/contracts/operations/audit';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readPage } from '../../server/nextPage.ts';
import { type CsvColumns, streamCsv } from '../../server/streaming/csv.ts';
import { FileStream, presentBatches } from '../../server/streaming/stream.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { presentActivity } from './activity.present.ts';
import { findActivity } from './activity.query.ts';
import { presentAudit } from './audit.present.ts';
import { findActions, findAudit, streamAudit } from './audit.query.ts';
import { type Actor, recordAuditEvent } from './recordAudit.ts';

const inWords = (values: AuditValues | null): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join(', ');

const columns: CsvColumns<AuditReply> = [
  ['Time', ({ at }) => at],
  ['Action', ({ action }) => action],
  ['Who', ({ who }) => who ?? ''],
  ['Client', ({ clientName }) => clientName ?? ''],
  ['Before', ({ before }) => inWords(before)],
  ['After', ({ after }) => inWords(after)],
  ['From', ({ from }) => from],
];

/** Filters of an export for the audit log. */
const filterValues = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));

/**
 * Streams the audit log as a file, filtered as on the page, and audits the export.
 * @param actor null for a HEAD request, which is not an export
 */
async function exportAudit(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  filter: AuditFilter,
  actor: Actor | null,
): Promise<FileStream> {
  if (actor)
    await db.tx((manager) =>
      recordAuditEvent(manager, actor, { action: 'audit.exported', after: filterValues(filter) }),
    );
  return new FileStream({
    name: `audit-${toLocalDay(Date.now(), settings.timeZone)}.csv`,
    type: 'text/csv; charset=utf-8',
    parts: streamCsv(columns, presentBatches(streamAudit(db, filter, settings.timeZone), presentAudit)),
  });
}

/** Routes for operators to read the audit log, and for clients to read what their own people did. */
export function auditRoutes(deps: Dependencies): Route[] {
  const { db, settings } = deps;
  return [
    route(audit.list, {
      run: (call) =>
        readPage(call, call.query.limit, async (limit) =>
          (await findAudit(db, { ...call.query, limit }, settings.timeZone)).map(presentAudit),
        ),
    }),

    route(audit.actions, { run: () => findActions(db) }),

    route(audit.export, { run: (call) => exportAudit(deps, call.query, call.onlyHead ? null : call) }),

    route(activity.list, {
      run: (call) =>
        readPage(call, call.query.limit, async (limit) =>
          (await findActivity(db, call.business.id, { ...call.query, limit })).map(presentActivity),
        ),
    }),
  ];
}
