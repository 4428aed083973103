import type { AuditValues } from '@skal/contracts/operations/audit';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import type { Peer } from '../../server/http/peer.ts';
import { fullName } from '../account/name.ts';
import { type AuditEntry, AuditEntryEntity } from './AuditEntry.entity.ts';

/** Who does something, and from where: every call of a signed-in account is one. */
export interface Actor {
  readonly account: Pick<AuthenticatedUser, 'accountId' | 'firstName' | 'lastName' | 'email'> | null;
  readonly peer: Pick<Peer, 'ip'>;
}

/** What the product does by itself. */
export const SYSTEM_ACTOR: Actor = { account: null, peer: { ip: 'the product' } };

/** When something was done, and its place among all that was: entries stand in the order of their ids. */
export type AuditTimestamp = Pick<AuditEntry, 'id' | 'at'>;

/** The moment that it is now. */
export const auditTimestamp = (): AuditTimestamp => ({ id: newId(), at: Date.now() });

/** What was done, and about whom. */
export interface AuditEvent {
  /** When, of what is written down only later; without it, it is done as it is written. */
  readonly moment?: AuditTimestamp;
  /** Subject and verb, in the past: 'client.launched'. */
  readonly action: string;
  readonly client?: { readonly id: string; readonly name: string } | null;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

/**
 * Adds deeds to the trail, inside the caller's transaction: what was done and its trace stand or fall together.
 * `before` and `after` name the fields that changed, never a secret.
 */
export async function recordAuditEvents(
  manager: EntityManager,
  { account, peer }: Actor,
  deeds: readonly AuditEvent[],
): Promise<void> {
  if (deeds.length === 0) return;
  const at = Date.now();
  await insertRows(
    manager,
    AuditEntryEntity,
    deeds.map((deed) => ({
      id: newId(),
      at,
      ...deed.moment,
      action: deed.action,
      accountId: account?.accountId ?? null,
      who: account && `${fullName(account)} <${account.email}>`,
      clientId: deed.client?.id ?? null,
      clientName: deed.client?.name ?? null,
      before: deed.before ?? null,
      after: deed.after ?? null,
      from: peer.ip,
    })),
  );
}

/** Adds one deed to the trail. */
export const recordAuditEvent = (manager: EntityManager, actor: Actor, deed: AuditEvent): Promise<void> =>
  recordAuditEvents(manager, actor, [deed]);
