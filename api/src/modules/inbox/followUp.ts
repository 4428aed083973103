import type { ChangeFollowUpBody, FollowUpReply, LeadStatus } from '@skal/contracts/support/followUp';
import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import { nullable, text, unreadFlag, varchar, withDefault } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { lockRow } from '../../db/rows/lockRow.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import type { Missing } from '../../server/errors/notFound.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';

/** Follow-up state that operators keep for any kind of request. */
export interface FollowUp {
  status: LeadStatus;
  /** Note, visible to operators only. */
  note: string | null;
  /** 1 while unread. */
  unread: number;
}

/** Initial state. */
export const newFollowUp: FollowUp = { status: 'new', note: null, unread: 1 };

/** Its entity columns. */
export const followUpColumns = (): Record<keyof FollowUp, EntitySchemaColumnOptions> => ({
  status: withDefault(varchar(16), 'new'),
  note: nullable(text()),
  unread: unreadFlag(),
});

/** Presents it to operators. */
export const presentFollowUp = ({ status, note, unread }: FollowUp): FollowUpReply => ({
  ...{ status, note },
  unread: unread === 1,
});

interface FollowUpChange {
  id: string;
  body: ChangeFollowUpBody;
  actor: Actor;
  /** Prefix of the audit actions. */
  subject: Missing;
  client?: { readonly id: string; readonly name: string };
}

/**
 * Changes the follow-up state. Status and note are audited, the note without its text: it is about a person, and the
 * audit log outlives the request.
 * @throws HttpError 404 if it was deleted
 */
export async function changeFollowUp(
  db: Database,
  entity: EntitySchema<FollowUp & { id: string }>,
  { id, body, actor, subject, client }: FollowUpChange,
): Promise<void> {
  const { status, note, read } = body;
  await db.tx(async (manager) => {
    await lockRow(manager, entity, id);
    const before = await manager.findOneBy(entity, { id });
    if (!before) throw notFound(subject);
    const set: Partial<FollowUp> = {
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note: note || null }),
      ...(read !== undefined && { unread: read ? 0 : 1 }),
    };
    if (Object.keys(set).length === 0) return;
    await manager.update(entity, { id }, set);
    const hasNewNote = note !== undefined && (note || null) !== before.note;
    const hasNewStatus = status !== undefined && status !== before.status;
    if (!hasNewNote && !hasNewStatus) return;
    await recordAuditEvent(manager, actor, {
      action: `${subject}.followedUp`,
      ...(client && { client }),
      before: { [subject]: id, status: before.status },
      after: { [subject]: id, status: status ?? before.status, ...(hasNewNote && { noteChanged: true }) },
    });
  });
}
