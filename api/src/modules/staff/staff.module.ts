import type { ApiModule } from '../module.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';
import { staffRoutes } from './staff.routes.ts';

export default { entities: [StaffMemberEntity], routes: staffRoutes } satisfies ApiModule;
