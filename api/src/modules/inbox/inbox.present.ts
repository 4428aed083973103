import { type AddOn, addOnLabels } from '@skal/contracts/integration/addOn';
import type { Locale } from '@skal/contracts/site/locale';
import type { InboxItemReply } from '@skal/contracts/support/inbox';
import { textFor } from '../../language/text.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import { encodeCursor, type InboxRow } from './inbox.query.ts';

/** Presents an inbox item to operators; an add-on is shown by its name. */
export function presentInboxItem(row: InboxRow, locale: Locale): InboxItemReply {
  const { kind, id, clientId, clientName, status, priority } = row;
  return {
    ...{ kind, id, clientId, clientName, status, priority },
    title: kind === 'add-on' ? textFor(locale, addOnLabels[row.title as AddOn]) : row.title,
    from: row.sender ?? clientName ?? '',
    unread: row.unread === 1,
    at: toIsoTime(row.at),
    responseDueAt: toIsoTimeOrNull(row.dueAt),
    respondedAt: toIsoTimeOrNull(row.respondedAt),
    cursor: encodeCursor(row),
  };
}
