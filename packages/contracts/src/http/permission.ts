import type { AppScope } from '../app/appScope.ts';
import type { StaffPermission } from '../client/staff.ts';
import type { EndpointGroup } from './endpoint.ts';

/**
 * Requires a permission of a client's staff for each endpoint of a group with access `client`: one of these suffices.
 * Owners have all permissions.
 */
export const withPermission = <Group extends EndpointGroup>(
  permission: readonly StaffPermission[],
  group: Group,
): Group =>
  // Safe: the endpoints keep their types and gain an optional field.
  Object.fromEntries(
    Object.entries(group).map(([name, endpoint]) => [
      name,
      endpoint.access === 'client' ? { ...endpoint, permission } : endpoint,
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
