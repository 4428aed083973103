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
import { type CsvColumns, csvOf } from '../../../server/streaming/csv.ts';
import { FileStream, presentBatches } from '../../../server/streaming/stream.ts';
import { dayOf } from '../../../time/calendar.ts';
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

/** What of a view was asked for, as the trail keeps it: of clients that were named one by one, how many. */
const askedFor = ({ ids, ...view }: ClientExportQuery) => ({
  ...Object.fromEntries(Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  ...(ids && { clients: ids.split(',').length }),
});

/**
 * The clients as a file, filtered and sorted as they were on the page (R7, T40); that somebody took them is noted.
 * @param actor who takes them; null where only the head is asked for (HEAD), which is no export
 */
export async function exportClients(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  view: ClientExportQuery,
  actor: Actor | null,
): Promise<FileStream> {
  if (actor)
    await db.tx((manager) => recordAuditEvent(manager, actor, { action: 'client.exported', after: askedFor(view) }));
  return new FileStream({
    name: `clients-${dayOf(Date.now(), settings.timeZone)}.csv`,
    type: 'text/csv; charset=utf-8',
    parts: csvOf(columns, presentBatches(streamFilteredClients(db, view), presentClient)),
  });
}
