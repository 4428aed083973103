import { CONNECTION_LOG_LIMIT, type ConnectionReply } from '@skal/contracts/integration/connection';
import type { Locale } from '@skal/contracts/site/locale';
import type { Database } from '../../db/database.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import type { Connection } from './Connection.entity.ts';
import { ConnectionLogEntryEntity } from './ConnectionLogEntry.entity.ts';
import { writeReason } from './connectionReason.ts';

/** Presents a connection with its latest log lines to operators. */
export async function presentConnection(
  db: Database,
  connection: Connection,
  locale: Locale,
): Promise<ConnectionReply> {
  const { id, connector, label, state, reason, createdAt, lastSyncedAt, lastWebhookAt } = connection;
  const where = { connectionId: id };
  const order = { at: 'DESC', id: 'DESC' } as const;
  const logEntries = await db.read((manager) =>
    manager.find(ConnectionLogEntryEntity, { where, order, take: CONNECTION_LOG_LIMIT }),
  );
  return {
    ...{ id, connector, account: label, state, reason: writeReason(locale, reason), connectedAt: toIsoTime(createdAt) },
    lastReadAt: toIsoTimeOrNull(lastSyncedAt),
    lastWebhookAt: toIsoTimeOrNull(lastWebhookAt),
    notes: logEntries.map((note) => ({
      ...{ id: note.id, at: toIsoTime(note.at), what: note.what, reason: writeReason(locale, note.reason) },
      ...{ accepted: note.accepted, known: note.known, refused: note.refused },
    })),
  };
}
