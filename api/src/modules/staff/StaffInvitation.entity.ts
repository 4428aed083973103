import { EntitySchema } from 'typeorm';
import { type TokenLink, tokenLinkColumns } from '../account/tokenLink.ts';

/** The link that an invited member chooses a password with; one per member. Its id is that of the member. */
export type StaffInvitation = TokenLink;

export const StaffInvitationEntity = new EntitySchema<StaffInvitation>({
  name: 'StaffInvitation',
  tableName: 'staff_invitations',
  columns: tokenLinkColumns('fk_staff_invitations_staff', 'StaffMember'),
  indices: [
    { name: 'uq_staff_invitations_token', columns: ['tokenHash'], unique: true },
    { name: 'ix_staff_invitations_expires', columns: ['expiresAt'] },
  ],
});
