import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { type ContentState, ContentStateEntity } from './ContentState.entity.ts';
import { contentParts } from './contentParts.ts';

/** A client whose content is locked, with its published version. */
export interface LockedContent {
  readonly client: { readonly id: string; readonly name: string };
  readonly state: ContentState;
}

/**
 * Locks a client's content until the caller's transaction ends, so that one transaction at a time changes or publishes
 * it. Creates the initial content at the first time.
 * @throws HttpError 404 for an unknown client
 */
export async function lockContent(manager: EntityManager, businessId: string): Promise<LockedContent> {
  const client = await lockBusiness(manager, businessId);
  const known = await manager.findOneBy(ContentStateEntity, { businessId });
  if (known) return { client, state: known };
  const state: ContentState = { businessId, number: 0, hash: '' };
  await insertRows(manager, ContentStateEntity, [state]);
  for (const part of contentParts) await part.initialize?.(manager, businessId);
  return { client, state };
}

/** Creates the initial content of a client, unless it exists. */
export async function ensureContent(db: Database, businessId: string): Promise<ContentState> {
  const state = await db.read((manager) => manager.findOneBy(ContentStateEntity, { businessId }));
  return state ?? (await db.tx((manager) => lockContent(manager, businessId))).state;
}
