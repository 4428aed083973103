import type { AuditReply } from '@skal/contracts/operations/audit';
import { toIsoTime } from '../../time/calendar.ts';
import type { AuditEntry } from './AuditEntry.entity.ts';

/** Presents an audit entry to operators. */
export const presentAudit = ({
  id,
  at,
  action,
  who,
  clientId,
  clientName,
  before,
  after,
  from,
}: AuditEntry): AuditReply => ({
  ...{ id, at: toIsoTime(at), action, who, clientId, clientName, before, after, from },
});
