import type { StaffPermission } from '@skal/contracts/client/staff';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { forbidden } from '../../server/errors/HttpError.ts';

/** Rights of a member, before or after a change. */
export interface StaffRights {
  permissions: readonly StaffPermission[];
  owner: boolean;
}

const OWNERS_ONLY = /*i18n*/ 'Only an owner of the app can do this.';
const OWN_ONLY = /*i18n*/ 'You can only give or take permissions that you have yourself. Ask the owner of the app.';

/**
 * Requires that a user may decide about these rights: owners about all, members of staff about the permissions that they
 * have. So no member gains a permission by managing staff.
 * @throws HttpError 403
 */
export function requireAuthority(
  { member }: Pick<AuthenticatedUser, 'member'>,
  ...rights: readonly StaffRights[]
): void {
  if (member === null) return;
  if (rights.some(({ owner }) => owner)) throw forbidden(OWNERS_ONLY);
  const decided = rights.flatMap(({ permissions }) => permissions);
  if (!decided.every((permission) => member.permissions.includes(permission))) throw forbidden(OWN_ONLY);
}
