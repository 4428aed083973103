import type { ApiModule } from '../module.ts';
import { Staff1795996801000 } from './20261130-staff.migration.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';
import { staffRoutes } from './staff.routes.ts';

export default {
  entities: [StaffMemberEntity],
  migrations: [Staff1795996801000],
  routes: staffRoutes,
} satisfies ApiModule;
