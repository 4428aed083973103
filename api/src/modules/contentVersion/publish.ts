import type { ContentDocument } from '@skal/contracts/content/appContent';
import type { ContentStatusReply, PublishContentBody } from '@skal/contracts/content/contentVersion';
import { type EntityManager, MoreThan } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { sentence, type Text } from '../../language/text.ts';
import { notFound, outdated } from '../../server/errors/HttpError.ts';
import { formatFullName } from '../account/name.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { ContentVersionEntity } from './ContentVersion.entity.ts';
import { composeDocument, restoreDocument } from './contentParts.ts';
import type { LockedContent } from './lockContent.ts';
import { lockContent } from './lockContent.ts';
import { readStatus } from './readStatus.ts';
import { findVersion, hashDocument, readDocument, storeVersion } from './storeVersion.ts';

/** The publisher's name in the history. */
const nameOf = ({ account }: Actor): string => (account && (formatFullName(account) || account.email)) || 'Unknown';

/** The publisher of what the app reported. */
const APP = 'Your app';

/** Length of the column. */
const NOTE_MAX = 200;

const outdatedMessage = ({ number, publishedBy }: ContentStatusReply): Text =>
  publishedBy === null
    ? /*i18n*/ 'Nothing is published yet. Please check the changes, then publish again.'
    : sentence(
        /*i18n*/ '{name} has published version {number} in the meantime. Please check what changed, then publish again.',
        { name: publishedBy, number: number },
      );

/**
 * Publishes the draft as one version. Content that is published already gives no further version, so a repeated request
 * is harmless.
 * @throws HttpError 409 with the current status if another version was published meanwhile
 */
export function publishContent(
  db: Database,
  businessId: string,
  { number, note }: PublishContentBody,
  actor: Actor,
): Promise<ContentStatusReply> {
  return db.tx(async (manager) => {
    const { client, state } = await lockContent(manager, businessId);
    const text = JSON.stringify(await composeDocument(manager, businessId));
    if (hashDocument(text) === state.hash) return readStatus(manager, state);
    // Versions of single values contain nothing that the draft does not.
    const later = { businessId, kind: 'publish' as const, number: MoreThan(number) };
    if (number > state.number || (await manager.countBy(ContentVersionEntity, later)) > 0) {
      const current = await readStatus(manager, state);
      throw outdated(outdatedMessage(current), current);
    }
    const publishedBy = nameOf(actor);
    const next = state.number + 1;
    const version = { businessId, number: next, kind: 'publish' as const, note, publishedBy };
    await storeVersion(manager, version, text);
    await recordAuditEvent(manager, actor, { action: 'content.published', client, after: { version: next } });
    return readStatus(manager, { businessId, number: next });
  });
}

/**
 * Publishes a value that takes effect at once, such as "sold out": the new version differs from the published one in
 * this value only. The content must be locked, and the caller stores the value in the draft and records its audit event.
 * @param actor null if the app reported what changes the value
 * @param change changes the document and returns the note of the history; an empty string if it does not contain the value
 */
export async function publishValue(
  manager: EntityManager,
  { client, state }: LockedContent,
  { actor, change }: { actor: Actor | null; change: (document: ContentDocument) => string },
): Promise<void> {
  const version = state.number > 0 ? await findVersion(manager, client.id, state.number) : null;
  if (!version) return;
  const document = await readDocument(manager, version.id);
  const note = change(document);
  const text = note === '' ? '' : JSON.stringify(document);
  if (text === '' || hashDocument(text) === state.hash) return;
  const next = { businessId: client.id, number: state.number + 1, kind: 'quick' as const };
  await storeVersion(
    manager,
    { ...next, note: note.slice(0, NOTE_MAX), publishedBy: actor ? nameOf(actor) : APP },
    text,
  );
}

/**
 * Replaces the draft by an earlier version, which is not published.
 * @throws HttpError 404 for an unknown version, or one of another client
 */
export function restoreVersion(
  db: Database,
  businessId: string,
  versionId: string,
  actor: Actor,
): Promise<ContentStatusReply> {
  return db.tx(async (manager) => {
    const { client, state } = await lockContent(manager, businessId);
    const version = await manager.findOneBy(ContentVersionEntity, { id: versionId, businessId });
    if (!version) throw notFound('version');
    await restoreDocument(manager, businessId, await readDocument(manager, version.id));
    const after = { version: version.number };
    await recordAuditEvent(manager, actor, { action: 'content.restored', client, after });
    return readStatus(manager, state);
  });
}
