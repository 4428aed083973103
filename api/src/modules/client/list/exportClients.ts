import type { ClientReply } from '@skal/contracts/client/client';
import {
  businessTypeLabels,
  clientStatusLabels,
  NEVER,
  NO_PHONE,
  planLabels,
} from '@skal/contracts/client/clientLabels';
import type { ClientExportQuery } from '@skal/contracts/client/clientList';
import type { Locale } from '@skal/contracts/site/locale';
import type { Dependencies } from '../../../dependencies.ts';
import { textIn } from '../../../language/textIn.ts';
import { type CsvColumns, streamCsv } from '../../../server/streaming/csv.ts';
import { FileStream, presentBatches } from '../../../server/streaming/stream.ts';
import { toLocalDay } from '../../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { presentClient } from '../client.present.ts';
import { streamFilteredClients } from './clientPage.query.ts';

const columnsIn = (write: (text: string) => string): CsvColumns<ClientReply> => [
  [write(/*i18n*/ 'Business'), (client) => client.businessName],
  [write(/*i18n*/ 'Business Type'), (client) => write(businessTypeLabels[client.businessType])],
  [write(/*i18n*/ 'Contact'), (client) => client.contactName],
  [write(/*i18n*/ 'Email'), (client) => client.email],
  [write(/*i18n*/ 'Plan'), (client) => planLabels[client.subscriptionPlan]],
  [write(/*i18n*/ 'Status'), (client) => write(clientStatusLabels[client.status])],
  [write(/*i18n*/ 'Phone'), (client) => client.phone || write(NO_PHONE)],
  [write(/*i18n*/ 'Last Login'), (client) => client.lastLogin ?? write(NEVER)],
];

/** Filters of an export for the audit log; selected ids are reduced to their number. */
const filterValues = ({ ids, ...view }: ClientExportQuery) => ({
  ...Object.fromEntries(Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  ...(ids && { clients: ids.split(',').length }),
});

/**
 * Streams the clients as a file, filtered and sorted as on the page (R7, T40), and audits it.
 * @param reader `actor` is null for a HEAD request, which is not an export
 */
export async function exportClients(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  view: ClientExportQuery,
  { actor, locale }: { actor: Actor | null; locale: Locale },
): Promise<FileStream> {
  if (actor)
    await db.tx((manager) =>
      recordAuditEvent(manager, actor, { action: 'client.exported', after: filterValues(view) }),
    );
  return new FileStream({
    name: `clients-${toLocalDay(Date.now(), settings.timeZone)}.csv`,
    type: 'text/csv; charset=utf-8',
    parts: streamCsv(columnsIn(textIn(locale)), presentBatches(streamFilteredClients(db, view), presentClient)),
  });
}
