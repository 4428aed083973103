import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { normalEmail } from '../account/findAccount.ts';
import { LinkRequestEntity } from './LinkRequest.entity.ts';

/**
 * Stores a request for a link. The account is looked up later, so neither the response nor its duration reveals whether
 * it exists.
 */
export async function requestPasswordLink(
  { db }: Pick<Dependencies, 'db'>,
  email: string,
  from: string,
): Promise<void> {
  const request = { id: newId(), email: normalEmail(email), from, createdAt: Date.now() };
  await db.tx((manager) => insertRows(manager, LinkRequestEntity, [request]));
}
