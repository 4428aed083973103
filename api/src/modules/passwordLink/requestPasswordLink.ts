import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { normalEmail } from '../account/findAccount.ts';
import { LinkRequestEntity } from './LinkRequest.entity.ts';

/**
 * Notes that somebody asked for a link. Nobody has looked for the account when this is answered, so neither the answer
 * nor its time can tell whether there is one.
 */
export async function requestPasswordLink(
  { db }: Pick<Dependencies, 'db'>,
  email: string,
  from: string,
): Promise<void> {
  const request = { id: newId(), email: normalEmail(email), from, createdAt: Date.now() };
  await db.tx((manager) => insertRows(manager, LinkRequestEntity, [request]));
}
