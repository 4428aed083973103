import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ContentDocument } from '@skal/contracts/content/appContent';
import { VERSIONS_KEPT } from '@skal/contracts/content/contentVersion';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { enqueueWebhook } from '../appWebhook/enqueueWebhook.ts';
import { ContentStateEntity } from './ContentState.entity.ts';
import { ContentPieceEntity, type ContentVersion, ContentVersionEntity } from './ContentVersion.entity.ts';

const PIECE_CHARS = 60_000;

/** Hashes a serialized document, for its ETag. */
export const hashDocument = (text: string): string => hash('sha256', text);

/** Compresses a document into pieces that fit a column. */
function toPieces(text: string): string[] {
  const packed = gzipSync(text).toString('base64');
  const count = Math.ceil(packed.length / PIECE_CHARS);
  return Array.from({ length: count }, (_, at) => packed.slice(at * PIECE_CHARS, (at + 1) * PIECE_CHARS));
}

/**
 * Stores a version, makes it the published one, and queues the message to the client's app; deletes versions that the history no longer keeps. The content must
 * be locked (`lockContent`).
 * @param text the serialized document
 */
export async function storeVersion(
  manager: EntityManager,
  version: Omit<ContentVersion, 'id' | 'hash' | 'publishedAt'>,
  text: string,
): Promise<ContentVersion> {
  const { businessId, number } = version;
  const stored: ContentVersion = { ...version, id: newId(), hash: hashDocument(text), publishedAt: Date.now() };
  await insertRows(manager, ContentVersionEntity, [stored]);
  for (const [position, piece] of toPieces(text).entries()) {
    await insertRows(manager, ContentPieceEntity, [{ id: newId(), versionId: stored.id, position, text: piece }]);
  }
  await manager.update(ContentStateEntity, { businessId }, { number, hash: stored.hash });
  await manager.delete(ContentVersionEntity, { businessId, number: LessThanOrEqual(number - VERSIONS_KEPT) });
  const data = { number, publishedAt: toIsoTime(stored.publishedAt) };
  await enqueueWebhook(manager, { businessId, type: 'content.published', data });
  return stored;
}

/** Finds a version by its number. */
export const findVersion = (manager: EntityManager, businessId: string, number: number) =>
  manager.findOneBy(ContentVersionEntity, { businessId, number });

/** Reads the serialized document of a version. */
export async function readDocumentText(manager: EntityManager, versionId: string): Promise<string> {
  const pieces = await manager.find(ContentPieceEntity, { where: { versionId }, order: { position: 'ASC' } });
  return gunzipSync(Buffer.from(pieces.map(({ text }) => text).join(''), 'base64')).toString('utf8');
}

/** Reads the document of a version. */
export const readDocument = async (manager: EntityManager, versionId: string): Promise<ContentDocument> =>
  JSON.parse(await readDocumentText(manager, versionId)) as ContentDocument;
