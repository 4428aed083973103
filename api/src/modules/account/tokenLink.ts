import { hash, randomBytes } from 'node:crypto';
import type { LinkErrorCode } from '@skal/contracts/account/passwordLink';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { type EntityManager, type EntitySchema, IsNull, MoreThan } from 'typeorm';
import { epochMs, nullable, reference, varchar } from '../../db/columns.ts';
import { HttpError } from '../../server/errors/HttpError.ts';

/**
 * A link that the owner of an account is sent, one of its kind for each account: a newer one takes the place of an
 * older one. What it carries is stored as its hash, so reading the table opens nothing.
 */
export interface TokenLink {
  /** The account's. */
  id: string;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

/** The columns that every kind of link has; `key` names the reference to its account. */
export const tokenLinkColumns = (key: string) => ({
  id: { ...reference(key, 'Account', 'CASCADE'), primary: true },
  tokenHash: varchar(64),
  createdAt: epochMs(),
  expiresAt: epochMs(),
  usedAt: nullable(epochMs()),
});

const KEPT_MS = PASSWORD_LINK_HOURS * 3600_000;

/** So long somebody who opens a link that has run out is told so, and not that there is no such link. */
export const EXPIRED_LINK_RETENTION_MS = 7 * 24 * 3600_000;

/** A link is stored under the hash of what it carries. */
export const hashToken = (token: string): string => hash('sha256', token);

/** A link as it goes into a mail. */
export interface IssuedLink {
  token: string;
  expiresAt: number;
}

/** Makes an account's link of a kind, inside the caller's transaction; one that it had before is dead with that. */
export async function issueTokenLink<Row extends TokenLink>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  own: Pick<Row, 'id'> & Omit<Row, keyof TokenLink>,
  now: number,
): Promise<IssuedLink> {
  const kind: EntitySchema<TokenLink> = entity;
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashToken(token), createdAt: now, expiresAt: now + KEPT_MS, usedAt: null };
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
 * Uses a link up, inside the caller's transaction: false where it was used, has run out or has made room for a newer
 * one. That it still works is a condition of the statement.
 */
export async function redeemTokenLink(
  manager: EntityManager,
  entity: EntitySchema<TokenLink>,
  { id, tokenHash }: Pick<TokenLink, 'id' | 'tokenHash'>,
  now: number,
): Promise<boolean> {
  const alive = { id, tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now) };
  const { affected } = await manager.update(entity, alive, { usedAt: now });
  return affected === 1;
}

const DEAD: Readonly<Record<LinkErrorCode, string>> = {
  used: 'This link has been used already. Please ask for a new one.',
  expired: 'This link has expired, or a newer one has taken its place. Please ask for a new one.',
};

/** 410: the link does not work any more. One that nobody ever sent is answered like one that has expired. */
export const linkGoneError = (code: LinkErrorCode) => new HttpError(410, DEAD[code], { code });

/**
 * Asks whether a link still works, before anything dear is done for it.
 * @throws HttpError 410 where it does not
 */
export function requireValidLink({ expiresAt, usedAt }: Pick<TokenLink, 'expiresAt' | 'usedAt'>): void {
  if (usedAt !== null) throw linkGoneError('used');
  if (Number(expiresAt) <= Date.now()) throw linkGoneError('expired');
}
