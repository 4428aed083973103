import type { ContentDocument } from '@skal/contracts/content/appContent';
import { type ContentStatusReply, FIRST_CHANGES } from '@skal/contracts/content/contentVersion';
import type { EntityManager } from 'typeorm';
import { toIsoTime } from '../../time/calendar.ts';
import type { ContentState } from './ContentState.entity.ts';
import { composeDocument } from './contentParts.ts';
import { listChanges } from './diffDocuments.ts';
import { findVersion, readDocumentText } from './storeVersion.ts';

/** Compares the draft with the published version. */
export async function readStatus(
  manager: EntityManager,
  { businessId, number }: Pick<ContentState, 'businessId' | 'number'>,
): Promise<ContentStatusReply> {
  const version = number > 0 ? await findVersion(manager, businessId, number) : null;
  const text = version ? await readDocumentText(manager, version.id) : '{}';
  const draft = await composeDocument(manager, businessId);
  const document = JSON.parse(text) as Partial<ContentDocument>;
  const changes = JSON.stringify(draft) === text ? [] : listChanges(document, draft);
  return {
    number,
    publishedAt: version && toIsoTime(version.publishedAt),
    publishedBy: version?.publishedBy ?? null,
    published: (document.menu?.items.length ?? 0) + (document.events?.length ?? 0),
    changes: changes.length,
    firstChanges: changes.slice(0, FIRST_CHANGES),
  };
}
