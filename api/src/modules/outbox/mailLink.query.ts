import type { EntityManager } from 'typeorm';
import { hashToken } from '../account/tokenLink.ts';
import type { Mail } from './Mail.entity.ts';
import { SECRET_KINDS } from './outbox.ts';

// Raw SQL: a union of tables of other modules.

/** The token of a mailed link follows the number sign: 32 bytes in base64url (`issueTokenLink`). */
const LINK_TOKEN = /#([\w-]{43})(?![\w-])/;

/** The link tables belong to other modules and share these columns. */
const LINK_TABLES = ['password_links', 'email_links', 'staff_invitations'];

const SELECT_VALID_LINKS = LINK_TABLES.map(
  (table) => `SELECT id FROM ${table} WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`,
).join(' UNION ALL ');

/** Whether an email's link was used, has expired or was replaced, so that the email is useless. */
export async function hasInvalidLink(
  manager: EntityManager,
  { kind, body }: Pick<Mail, 'kind' | 'body'>,
  now: number,
): Promise<boolean> {
  if (!SECRET_KINDS.has(kind)) return false;
  const token = LINK_TOKEN.exec(body)?.[1];
  if (!token) return false;
  const parameters = [hashToken(token), now];
  return (
    (
      await manager.query<object[]>(
        SELECT_VALID_LINKS,
        LINK_TABLES.flatMap(() => parameters),
      )
    ).length === 0
  );
}
