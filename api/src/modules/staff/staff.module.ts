import type { ApiModule } from '../module.ts';
import { Staff1795824001000 } from './20261128-staff.migration.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';
import { staffRoutes } from './staff.routes.ts';

export default {
  entities: [StaffMemberEntity],
  migrations: [Staff1795824001000],
  routes: staffRoutes,
} satisfies ApiModule;
