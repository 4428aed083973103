import type { ActivityReply } from '@skal/contracts/client/activity';
import { toIsoTime } from '../../time/calendar.ts';
import type { AuditEntry } from './AuditEntry.entity.ts';

/** The address after a name, as the audit log stores an actor. */
const ADDRESS = / ?<[^<>]*>$/;

/** Presents an audit entry to the client: without addresses of people and browsers. */
export const presentActivity = ({ id, at, action, who, before, after }: AuditEntry): ActivityReply => ({
  ...{ id, at: toIsoTime(at), action, who: (who ?? '').replace(ADDRESS, '') || (who ?? ''), before, after },
});
