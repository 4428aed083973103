import { signIn } from '@skal/contracts/account/signIn';
import { type StaffReply, staff } from '@skal/contracts/client/staff';
import { route } from './route.ts';

const member: StaffReply = {
  id: 'a',
  email: 'a@example.dk',
  firstName: 'A',
  lastName: 'B',
  role: 'Staff',
  status: 'active',
  permissions: [],
  lastLogin: null,
  owner: false,
  secondFactor: false,
  version: 1,
};

describe('route', () => {
  it('compiles with the contract’s body, parameters and reply', () => {
    const routes = [
      route(staff.add, { run: ({ body }) => ({ ...member, role: body.role, permissions: body.permissions }) }),
      route(staff.remove, { run: ({ params }) => void params.id }),
      route(staff.list, { run: async () => [member] }),
    ];
    expect(routes.map(({ endpoint }) => endpoint)).toEqual([staff.add, staff.remove, staff.list]);
  });

  it('does not compile with other types', () => {
    // @ts-expect-error staff have no password
    route(staff.add, { run: ({ body }) => ({ ...member, email: body.password }) });
    // @ts-expect-error the reply is a list
    route(staff.list, { run: () => member });
    // @ts-expect-error the path has no such parameter
    route(staff.remove, { run: ({ params }) => void params.staffId });
    // @ts-expect-error a reply of another endpoint
    route(signIn.start, { run: () => member });
    // @ts-expect-error a list has no body
    route(staff.list, { run: ({ body }) => [{ ...member, email: body.email }] });
    // @ts-expect-error the state has no such field
    route(staff.remove, { run: ({ ctx }) => ctx.state.user });
    // @ts-expect-error a field of the reply is missing
    expect(route(staff.add, { run: ({ body }) => ({ ...body }) }).endpoint.status).toBe(201);
  });
});
