import { type AddStaffBody, addStaff, listStaff, removeStaff, type StaffReply } from '@skal/contracts/staff';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** A member of a client's staff; what is not named is as for somebody who works here. */
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

/** The staff of a client; who is added or removed on the way is so in the next list. */
export function staffIs(...stored: StaffReply[]): RequestHandler[] {
  let members = [...stored];
  return [
    http.get(listStaff.path, () => HttpResponse.json(members)),
    http.post(addStaff.path, async ({ request }) => {
      const body = (await request.json()) as AddStaffBody;
      if (members.some(({ email }) => email === body.email)) {
        return HttpResponse.json({ error: 'Somebody with this e-mail is in your team already' }, { status: 409 });
      }
      const id = `0198c0de-0000-7000-8000-0000000001${String(members.length).padStart(2, '0')}`;
      const added = makeStaff({ ...body, id, status: 'pending', lastLogin: null });
      members.push(added);
      return HttpResponse.json(added, { status: 201 });
    }),
    http.delete(removeStaff.path, ({ params }) => {
      members = members.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
