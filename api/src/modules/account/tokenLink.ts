import { hash, randomBytes } from 'node:crypto';
import type { LinkErrorCode } from '@skal/contracts/account/passwordLink';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { type EntityManager, type EntitySchema, IsNull, MoreThan } from 'typeorm';
import { epochMs, nullable, reference, varchar } from '../../db/columns.ts';
import { HttpError } from '../../server/errors/HttpError.ts';

/**
 * A link mailed to an account's owner, or to an invited member of staff. Each has one per kind: a newer link replaces the
 * older one. Only the token's hash is stored, so read access to the table opens nothing.
 */
export interface TokenLink {
  /** Id of the account, or of the member of staff. */
  id: string;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

/** Columns of every kind of link; `key` names the foreign key to its account or member of staff. */
export const tokenLinkColumns = (key: string, target: 'Account' | 'StaffMember' = 'Account') => ({
  id: { ...reference(key, target, 'CASCADE'), primary: true },
  tokenHash: varchar(64),
  createdAt: epochMs(),
  expiresAt: epochMs(),
  usedAt: nullable(epochMs()),
});

const LIFETIME_MS = PASSWORD_LINK_HOURS * 3600_000;

/** How long an expired link is answered as expired rather than unknown. */
export const EXPIRED_LINK_RETENTION_MS = 7 * 24 * 3600_000;

/** Hashes a token for storage. */
export const hashToken = (token: string): string => hash('sha256', token);

/** A link as it goes into an email. */
export interface IssuedLink {
  token: string;
  expiresAt: number;
}

/**
 * Issues a link of a kind, inside the caller's transaction, and invalidates the previous one.
 * @param lifetimeMs validity in milliseconds
 */
export async function issueTokenLink<Row extends TokenLink>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  own: Pick<Row, 'id'> & Omit<Row, keyof TokenLink>,
  now: number,
  lifetimeMs: number = LIFETIME_MS,
): Promise<IssuedLink> {
  const kind: EntitySchema<TokenLink> = entity;
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashToken(token), createdAt: now, expiresAt: now + lifetimeMs, usedAt: null };
  const { columns } = manager.dataSource.getMetadata(entity);
  const rest = columns.filter(({ isPrimary }) => !isPrimary).map(({ databaseName }) => databaseName);
  await manager
    .createQueryBuilder()
    .insert()
    .into(kind)
    .values({ ...own, ...link })
    .orUpdate(rest, ['id'])
    .updateEntity(false)
    .execute();
  return { token, expiresAt: link.expiresAt };
}

/**
 * Redeems a link, inside the caller's transaction: false if it was used, expired or replaced. The statement itself
 * checks that it is valid.
 */
export async function redeemTokenLink(
  manager: EntityManager,
  entity: EntitySchema<TokenLink>,
  { id, tokenHash }: Pick<TokenLink, 'id' | 'tokenHash'>,
  now: number,
): Promise<boolean> {
  const validLink = { id, tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now) };
  const { affected } = await manager.update(entity, validLink, { usedAt: now });
  return affected === 1;
}

const MESSAGES: Readonly<Record<LinkErrorCode, string>> = {
  used: /*i18n*/ 'This link has already been used. Please request a new one.',
  expired: /*i18n*/ 'This link has expired or was replaced by a newer one. Please request a new one.',
};

/** 410: the link is no longer valid. An unknown link is answered like an expired one. */
export const linkGoneError = (code: LinkErrorCode) => new HttpError(410, MESSAGES[code], { code });

/**
 * Requires a valid link before any expensive work.
 * @throws HttpError 410 if it is not valid
 */
export function requireValidLink({ expiresAt, usedAt }: Pick<TokenLink, 'expiresAt' | 'usedAt'>): void {
  if (usedAt !== null) throw linkGoneError('used');
  if (Number(expiresAt) <= Date.now()) throw linkGoneError('expired');
}
