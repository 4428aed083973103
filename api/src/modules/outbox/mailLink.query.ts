import type { EntityManager } from 'typeorm';
import { hashToken } from '../account/tokenLink.ts';
import type { Mail } from './Mail.entity.ts';
import { SECRET_KINDS } from './outbox.ts';

// Raw SQL: a union of tables of other modules.

/** What a mailed link carries stands behind the number sign: 32 bytes in base64url (`issueTokenLink`). */
const CARRIED = /#([\w-]{43})(?![\w-])/;

/** The two tables of links are other modules' own, and alike in this. */
const ALIVE = ['password_links', 'email_links']
  .map((table) => `SELECT id FROM ${table} WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`)
  .join(' UNION ALL ');

/** Whether a mail has nothing to give any more: its link was used, has run out, or made room for a newer one. */
export async function hasInvalidLink(
  manager: EntityManager,
  { kind, body }: Pick<Mail, 'kind' | 'body'>,
  now: number,
): Promise<boolean> {
  if (!SECRET_KINDS.has(kind)) return false;
  const token = CARRIED.exec(body)?.[1];
  if (!token) return false;
  const asked = [hashToken(token), now];
  return (await manager.query<object[]>(ALIVE, [...asked, ...asked])).length === 0;
}
