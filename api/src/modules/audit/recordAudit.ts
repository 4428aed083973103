import type { AuditValues } from '@skal/contracts/operations/audit';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import type { Peer } from '../../server/http/peer.ts';
import { formatFullName } from '../account/name.ts';
import { type AuditEntry, AuditEntryEntity } from './AuditEntry.entity.ts';

/** Actor of an action, and their address; every call of a signed-in account is one. */
export interface Actor {
  readonly account: Pick<AuthenticatedUser, 'accountId' | 'firstName' | 'lastName' | 'email'> | null;
  readonly peer: Pick<Peer, 'ip'>;
}

/** Actor of automatic actions. */
export const SYSTEM_ACTOR: Actor = { account: null, peer: { ip: 'the product' } };

/** Time and id of an entry; entries sort by id. */
export type AuditTimestamp = Pick<AuditEntry, 'id' | 'at'>;

/** Returns the current timestamp. */
export const auditTimestamp = (): AuditTimestamp => ({ id: newId(), at: Date.now() });

/** Action and subject of an audit entry. */
export interface AuditEvent {
  /** Time of the action if it is recorded later; now by default. */
  readonly moment?: AuditTimestamp;
  /** Subject and verb, in the past: 'client.launched'. */
  readonly action: string;
  readonly client?: { readonly id: string; readonly name: string } | null;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

/**
 * Records events in the audit log, inside the caller's transaction, so that action and entry are stored together.
 * `before` and `after` contain the changed fields, never a secret.
 */
export async function recordAuditEvents(
  manager: EntityManager,
  { account, peer }: Actor,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const at = Date.now();
  await insertRows(
    manager,
    AuditEntryEntity,
    events.map((event) => ({
      id: newId(),
      at,
      ...event.moment,
      action: event.action,
      accountId: account?.accountId ?? null,
      who: account && `${formatFullName(account)} <${account.email}>`,
      clientId: event.client?.id ?? null,
      clientName: event.client?.name ?? null,
      before: event.before ?? null,
      after: event.after ?? null,
      from: peer.ip,
    })),
  );
}

/** Records one event in the audit log. */
export const recordAuditEvent = (manager: EntityManager, actor: Actor, event: AuditEvent): Promise<void> =>
  recordAuditEvents(manager, actor, [event]);
