import { type StaffReply, staff } from '@skal/contracts/client/staff';
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
  lastLogin: '2026-11-20T16:05:00.000Z',
  ...member,
});

/** Mocks a client's staff, with adding and removing. */
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
      const added = makeStaff({ ...body, id, status: 'pending', lastLogin: null });
      members.push(added);
      return added;
    }),
    mockEndpoint(staff.remove, ({ params }) => {
      if (!members.some(({ id }) => id === params.id)) return errorResponse(404, 'This member of staff was not found.');
      members = members.filter(({ id }) => id !== params.id);
    }),
  ];
}
