import type { AppScope } from '../app/appScope.ts';
import type { StaffPermission } from '../client/staffPermission.ts';
import type { EndpointGroup } from './endpoint.ts';

/** Code of a 403: the user is a member of a client's staff without the permission. */
export const PERMISSION_NEEDED = 'permission';

/**
 * Requires a permission of a client's staff for each endpoint of a group that clients may call: one of these suffices.
 * Owners have all permissions, and operators need none.
 */
export const withPermission = <Group extends EndpointGroup>(
  permission: readonly StaffPermission[],
  group: Group,
): Group =>
  // Safe: the endpoints keep their types and gain an optional field.
  Object.fromEntries(
    Object.entries(group).map(([name, endpoint]) => [
      name,
      endpoint.access === 'client' || endpoint.access === 'signed-in' ? { ...endpoint, permission } : endpoint,
    ]),
  ) as Group;

/** Requires a scope of the API key for each endpoint of a group with access `app`. */
export const withScope = <Group extends EndpointGroup>(scope: AppScope, group: Group): Group =>
  // Safe: the endpoints keep their types and gain an optional field.
  Object.fromEntries(
    Object.entries(group).map(([name, endpoint]) => [
      name,
      endpoint.access === 'app' ? { ...endpoint, scope } : endpoint,
    ]),
  ) as Group;
