import { staff } from '@skal/contracts/client/staff';
import { staffRole } from '@skal/contracts/client/staffRole';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { findSecuredStaff } from '../account/findAccount.ts';
import { addStaff } from './addStaff.ts';
import { changeStaff } from './changeStaff.ts';
import { inviteStaff } from './inviteStaff.ts';
import { removeStaff } from './removeStaff.ts';
import { resetStaffFactor } from './resetStaffFactor.ts';
import { changeStaffRole, readStaffRoles } from './role/staffRoles.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';
import { presentStaff } from './staff.present.ts';

/** Routes of a client's staff and its roles. */
export function staffRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(staff.list, {
      async run({ business }) {
        const where = { businessId: business.id };
        const order = { createdAt: 'ASC', id: 'ASC' } as const;
        const members = await db.read((manager) => manager.find(StaffMemberEntity, { where, order }));
        const secured = await db.read((manager) => findSecuredStaff(manager, business.id));
        return members.map((member) => presentStaff(member, secured));
      },
    }),

    route(staff.add, {
      async run(call) {
        const member = await addStaff(deps, call);
        log.info(
          { requestId: call.requestId, account: call.account.accountId, staff: member.id },
          'staff member added',
        );
        return presentStaff(member);
      },
    }),

    route(staff.change, {
      async run(call) {
        const member = await changeStaff(deps, call);
        return presentStaff(member, await db.read((manager) => findSecuredStaff(manager, call.business.id)));
      },
    }),

    route(staff.invite, { run: async (call) => presentStaff(await inviteStaff(deps, call)) }),

    route(staff.resetFactor, {
      async run(call) {
        await resetStaffFactor(deps, call);
        const { account, params, requestId } = call;
        log.info({ requestId, account: account.accountId, staff: params.id }, 'second factor reset');
      },
    }),

    route(staff.remove, {
      async run(call) {
        await removeStaff(deps, call);
        const { account, params, requestId } = call;
        log.info({ requestId, account: account.accountId, staff: params.id }, 'staff member removed');
      },
    }),

    route(staffRole.list, { run: ({ business }) => db.read((manager) => readStaffRoles(manager, business.id)) }),

    route(staffRole.change, { run: (call) => changeStaffRole(deps, call) }),
  ];
}
