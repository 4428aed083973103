import type { ChangeFollowUpBody, FollowUpReply, LeadStatus } from '@skal/contracts/support/followUp';
import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import { nullable, text, unreadFlag, varchar, withDefault } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { lockRow } from '../../db/rows/lockRow.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';

/** What operators keep with something that somebody asked for, whatever it is. */
export interface FollowUp {
  status: LeadStatus;
  /** What they noted; nobody else reads it. */
  note: string | null;
  /** 1 while nobody has read it. */
  unread: number;
}

/** What something new begins with. */
export const newFollowUp: FollowUp = { status: 'new', note: null, unread: 1 };

/** Its columns in an entity. */
export const followUpColumns = (): Record<keyof FollowUp, EntitySchemaColumnOptions> => ({
  status: withDefault(varchar(16), 'new'),
  note: nullable(text()),
  unread: unreadFlag(),
});

/** It, as operators see it. */
export const presentFollowUp = ({ status, note, unread }: FollowUp): FollowUpReply => ({
  ...{ status, note },
  unread: unread === 1,
});

interface FollowUpChange {
  id: string;
  body: ChangeFollowUpBody;
  actor: Actor;
  /** How the trail calls it. */
  subject: string;
  client?: { readonly id: string; readonly name: string };
}

/**
 * Notes how far operators are with something. A status and a note stand in the trail, the note without its words: they
 * are about a person, and the trail outlives what they were noted of.
 * @throws HttpError 404 when it is gone
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
    const isNoted = note !== undefined && (note || null) !== before.note;
    const isMoved = status !== undefined && status !== before.status;
    if (!isNoted && !isMoved) return;
    await recordAuditEvent(manager, actor, {
      action: `${subject}.followedUp`,
      ...(client && { client }),
      before: { [subject]: id, status: before.status },
      after: { [subject]: id, status: status ?? before.status, ...(isNoted && { noteChanged: true }) },
    });
  });
}
