import type { AuditReply } from '@skal/contracts/audit';
import { isoTime } from '../../calendar.ts';
import type { AuditEntry } from './Audit.entity.ts';

/** An entry of the trail, as an operator reads it. */
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
  ...{ id, at: isoTime(at), action, who, clientId, clientName, before, after, from },
});
