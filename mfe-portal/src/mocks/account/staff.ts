import { type ActivityReply, activity } from '@skal/contracts/client/activity';
import { type StaffReply, staff, staffRoles } from '@skal/contracts/client/staff';
import { type StaffRoleReply, staffRole } from '@skal/contracts/client/staffRole';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes a staff member; defaults are those of an active one. */
export const makeStaff = (member: Partial<StaffReply> = {}): StaffReply => ({
  id: '0198c0de-0000-7000-8000-0000000000e1',
  email: 'mads@vinbar.example',
  firstName: 'Mads',
  lastName: 'Holm',
  role: 'Bartender',
  status: 'active',
  permissions: ['Orders', 'Inventory'],
  owner: false,
  lastLogin: '2026-11-20T16:05:00.000Z',
  secondFactor: false,
  version: 1,
  ...member,
});

const OUTDATED = 'Someone else has changed this person in the meantime. Your changes have not been saved yet.';

/** Mocks a client's staff, with adding, changing, inviting and removing. */
export function staffHandlers(...stored: StaffReply[]): RequestHandler[] {
  let members = [...stored];
  return [
    mockEndpoint(staff.list, () => members),
    mockEndpoint(staff.add, ({ body }) => {
      if (members.some(({ email }) => email === body.email)) {
        const error = 'Someone with this email address is already on your team.';
        return errorResponse(409, error, { fields: { email: error } });
      }
      const id = `0198c0de-0000-7000-8000-0000000001${String(members.length).padStart(2, '0')}`;
      const added = makeStaff({ ...body, owner: body.owner ?? false, id, status: 'pending', lastLogin: null });
      members.push(added);
      return added;
    }),
    mockEndpoint(staff.change, ({ params, body: { owner = false, ...body } }) => {
      const member = members.find(({ id }) => id === params.id);
      if (!member) return errorResponse(404, 'This member of staff was not found.');
      if (member.version !== body.version) return errorResponse(409, OUTDATED, { code: 'outdated', current: member });
      const changed = { ...member, ...body, owner, version: body.version + 1 };
      members = members.map((each) => (each === member ? changed : each));
      return changed;
    }),
    mockEndpoint(
      staff.invite,
      ({ params }) =>
        members.find(({ id }) => id === params.id) ?? errorResponse(404, 'This member of staff was not found.'),
    ),
    mockEndpoint(staff.resetFactor, ({ params }) => {
      const member = members.find(({ id, status }) => id === params.id && status === 'active');
      if (!member) return errorResponse(404, 'This member of staff was not found.');
      members = members.map((each) => (each === member ? { ...each, secondFactor: false } : each));
      return undefined;
    }),
    mockEndpoint(staff.remove, ({ params }) => {
      if (!members.some(({ id }) => id === params.id)) return errorResponse(404, 'This member of staff was not found.');
      members = members.filter(({ id }) => id !== params.id);
    }),
  ];
}

const OUTDATED_ROLE = 'Someone else has changed this role in the meantime. Your changes have not been saved yet.';

/** Mocks the templates of the roles. */
export function staffRoleHandlers(): RequestHandler[] {
  let templates: StaffRoleReply[] = staffRoles.map((role) => ({ role, permissions: ['Orders'], version: 0 }));
  return [
    mockEndpoint(staffRole.list, () => templates),
    mockEndpoint(staffRole.change, ({ body }) => {
      const current = templates.find(({ role }) => role === body.role);
      if (current && current.version !== body.version) {
        return errorResponse(409, OUTDATED_ROLE, { code: 'outdated', current });
      }
      const changed = { ...body, version: body.version + 1 };
      templates = templates.map((each) => (each.role === body.role ? changed : each));
      return changed;
    }),
  ];
}

/** Makes an entry of the activity. */
export const makeActivity = (entry: Partial<ActivityReply> = {}): ActivityReply => ({
  id: '0198c0de-0000-7000-8000-0000000000a1',
  at: '2026-11-20T16:05:00.000Z',
  action: 'staff.changed',
  who: 'Karen Lund',
  before: { email: 'mads@vinbar.example', permissions: 'Orders' },
  after: { email: 'mads@vinbar.example', permissions: 'Orders, Inventory' },
  ...entry,
});

/** Mocks the activity of a client's people. */
export const activityHandler = (...entries: ActivityReply[]): RequestHandler =>
  mockEndpoint(activity.list, ({ body: { limit } }) => entries.slice(0, limit));
