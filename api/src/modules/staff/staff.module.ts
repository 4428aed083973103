import { EXPIRED_LINK_RETENTION_MS } from '../account/tokenLink.ts';
import type { ApiModule } from '../module.ts';
import { Staff1795996801000 } from './20261130-staff.migration.ts';
import { StaffAccounts1796083201000 } from './20261201-staffAccounts.migration.ts';
import { StaffRoleTemplateEntity } from './role/StaffRoleTemplate.entity.ts';
import { StaffInvitationEntity } from './StaffInvitation.entity.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';
import { staffRoutes } from './staff.routes.ts';

export default {
  entities: [StaffMemberEntity, StaffInvitationEntity, StaffRoleTemplateEntity],
  migrations: [Staff1795996801000, StaffAccounts1796083201000],
  routes: staffRoutes,
  retention: (_, now) => ({
    staffInvitations: () => ({
      table: 'staff_invitations',
      where: 'expires_at < ?',
      parameters: [now - EXPIRED_LINK_RETENTION_MS],
    }),
  }),
} satisfies ApiModule;
