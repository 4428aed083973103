import { type InferType, object } from 'yup';
import { optionalId, pageSize } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { AuditValues } from '../operations/audit.ts';

/** Default page size of the activity of a client's people. */
export const ACTIVITY_PAGE_SIZE = 20;

/** A page of activity. */
export const activityQuery = object({
  /** Id of the last entry of the previous page; older entries follow. */
  cursor: optionalId('Invalid page cursor.'),
  limit: pageSize(ACTIVITY_PAGE_SIZE),
});

export type ActivityQuery = InferType<typeof activityQuery>;

/** What one of the client's own people did. */
export interface ActivityReply {
  id: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** Subject and verb: 'staff.added'. */
  action: string;
  /** The person's name at that time. */
  who: string;
  before: AuditValues | null;
  after: AuditValues | null;
}

/** The audit log of a client's own people, newest first. */
export const activity = withPermission(['Staff Management'], {
  list: endpoint.find('/api/activity', 'client', activityQuery, reply<ActivityReply[]>()),
});
