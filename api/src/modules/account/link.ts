import { hash, randomBytes } from 'node:crypto';
import type { DeadLink } from '@skal/contracts/passwordLink';
import { LINK_HOURS } from '@skal/contracts/promises';
import { type EntityManager, type EntitySchema, IsNull, MoreThan } from 'typeorm';
import { line, maybe, reference, time } from '../../db/columns.ts';
import { Refusal } from '../../server/refusal.ts';

/**
 * A link that the owner of an account is sent, one of its kind for each account: a newer one takes the place of an
 * older one. What it carries is stored as its hash, so reading the table opens nothing.
 */
export interface Link {
  /** The account's. */
  id: string;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

/** The columns that every kind of link has; `key` names the reference to its account. */
export const linkColumns = (key: string) => ({
  id: { ...reference(key, 'Account', 'CASCADE'), primary: true },
  tokenHash: line(64),
  createdAt: time(),
  expiresAt: time(),
  usedAt: maybe(time()),
});

const KEPT_MS = LINK_HOURS * 3600_000;

/** So long somebody who opens a link that has run out is told so, and not that there is no such link. */
export const REMEMBERED_MS = 7 * 24 * 3600_000;

/** A link is stored under the hash of what it carries. */
export const hashOf = (token: string): string => hash('sha256', token);

/** A link as it goes into a mail. */
export interface FreshLink {
  token: string;
  expiresAt: number;
}

/** Makes an account's link of a kind, inside the caller's transaction; one that it had before is dead with that. */
export async function renewLinkOf<Row extends Link>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  own: Pick<Row, 'id'> & Omit<Row, keyof Link>,
  now: number,
): Promise<FreshLink> {
  const kind: EntitySchema<Link> = entity;
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashOf(token), createdAt: now, expiresAt: now + KEPT_MS, usedAt: null };
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
export async function spendLink(
  manager: EntityManager,
  entity: EntitySchema<Link>,
  { id, tokenHash }: Pick<Link, 'id' | 'tokenHash'>,
  now: number,
): Promise<boolean> {
  const alive = { id, tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now) };
  const { affected } = await manager.update(entity, alive, { usedAt: now });
  return affected === 1;
}

const DEAD: Readonly<Record<DeadLink, string>> = {
  used: 'This link has been used already. Please ask for a new one.',
  expired: 'This link has expired, or a newer one has taken its place. Please ask for a new one.',
};

/** 410: the link does not work any more. One that nobody ever sent is answered like one that has expired. */
export const gone = (code: DeadLink) => new Refusal(410, DEAD[code], { code });

/**
 * Asks whether a link still works, before anything dear is done for it.
 * @throws Refusal 410 where it does not
 */
export function requireAlive({ expiresAt, usedAt }: Pick<Link, 'expiresAt' | 'usedAt'>): void {
  if (usedAt !== null) throw gone('used');
  if (Number(expiresAt) <= Date.now()) throw gone('expired');
}
