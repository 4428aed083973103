import type { ClientReply } from '@skal/contracts/client/client';
import {
  businessTypeLabels,
  clientStatusLabels,
  NEVER,
  NO_PHONE,
  planLabels,
} from '@skal/contracts/client/clientLabels';
import type { ClientExportQuery } from '@skal/contracts/client/clientList';
import type { Dependencies } from '../../../dependencies.ts';
import { type CsvColumns, streamCsv } from '../../../server/streaming/csv.ts';
import { FileStream, presentBatches } from '../../../server/streaming/stream.ts';
import { toLocalDay } from '../../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { presentClient } from '../client.present.ts';
import { streamFilteredClients } from './clientPage.query.ts';

const columns: CsvColumns<ClientReply> = [
  ['Business', (client) => client.businessName],
  ['Business Type', (client) => businessTypeLabels[client.businessType]],
  ['Contact', (client) => client.contactName],
  ['Email', (client) => client.email],
  ['Plan', (client) => planLabels[client.subscriptionPlan]],
  ['Status', (client) => clientStatusLabels[client.status]],
  ['Phone', (client) => client.phone || NO_PHONE],
  ['Last Login', (client) => client.lastLogin ?? NEVER],
];

/** Filters of an export for the audit log; selected ids are reduced to their number. */
const filterValues = ({ ids, ...view }: ClientExportQuery) => ({
  ...Object.fromEntries(Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  ...(ids && { clients: ids.split(',').length }),
});

/**
 * Streams the clients as a file, filtered and sorted as on the page (R7, T40), and audits it.
 * @param actor null for a HEAD request, which is not an export
 */
export async function exportClients(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  view: ClientExportQuery,
  actor: Actor | null,
): Promise<FileStream> {
  if (actor)
    await db.tx((manager) =>
      recordAuditEvent(manager, actor, { action: 'client.exported', after: filterValues(view) }),
    );
  return new FileStream({
    name: `clients-${toLocalDay(Date.now(), settings.timeZone)}.csv`,
    type: 'text/csv; charset=utf-8',
    parts: streamCsv(columns, presentBatches(streamFilteredClients(db, view), presentClient)),
  });
}
