import type { ContentDocument } from '@skal/contracts/content/appContent';
import type { EntityManager } from 'typeorm';
import { infoPart } from '../businessInfo/infoPart.ts';
import { eventContent } from '../event/eventContent.ts';
import { menuPart } from '../menu/menuPart.ts';
import { photoPart } from '../photo/photoPart.ts';
import type { ContentPart } from './ContentPart.ts';

/** The parts of the published document, in its order. */
export const contentParts: readonly ContentPart[] = [menuPart, eventContent, photoPart, infoPart];

/** Serializes the draft of a client's content. */
export async function composeDocument(manager: EntityManager, businessId: string): Promise<ContentDocument> {
  const document: Record<string, unknown> = {};
  for (const part of contentParts) document[part.key] = await part.read(manager, businessId);
  // Safe: each part returns its member of the document.
  return document as unknown as ContentDocument;
}

/** Replaces the draft by an earlier version. A part that the version does not have stays as it is. */
export async function restoreDocument(
  manager: EntityManager,
  businessId: string,
  document: ContentDocument,
): Promise<void> {
  for (const part of contentParts) {
    const json: unknown = Object.hasOwn(document, part.key) ? document[part.key as keyof ContentDocument] : undefined;
    if (json !== undefined) await part.restore(manager, businessId, json);
  }
}
