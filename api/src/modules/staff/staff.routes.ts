import { staff } from '@skal/contracts/client/staff';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { addStaff } from './addStaff.ts';
import { removeStaff } from './removeStaff.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';
import { presentStaff } from './staff.present.ts';

/** Routes of a client's staff. */
export function staffRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(staff.list, {
      async run({ business }) {
        const where = { businessId: business.id };
        const order = { createdAt: 'ASC', id: 'ASC' } as const;
        return (await db.read((manager) => manager.find(StaffMemberEntity, { where, order }))).map(presentStaff);
      },
    }),

    route(staff.add, {
      async run({ account, business, body, requestId }) {
        const member = await addStaff(deps, business, body);
        log.info({ requestId, account: account.accountId, staff: member.id }, 'staff member added');
        return presentStaff(member);
      },
    }),

    route(staff.remove, {
      async run({ account, business, params, requestId }) {
        await removeStaff(db, business.id, params.id);
        log.info({ requestId, account: account.accountId, staff: params.id }, 'staff member removed');
      },
    }),
  ];
}
