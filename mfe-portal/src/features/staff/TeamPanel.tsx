import type { StaffReply } from '@skal/contracts/client/staff';
import { Button, ErrorState, Skeleton, Text, UserPlusIcon } from '@skal/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { staff, staffForm } from '../../content/sections/staff.ts';
import { useAccount } from '../../session/useAccount.ts';
import { AddStaffDialog } from './AddStaffDialog.tsx';
import { EditStaffDialog } from './EditStaffDialog.tsx';
import { RemoveStaffDialog } from './RemoveStaffDialog.tsx';
import { useResetFactor } from './ResetFactorDialog.tsx';
import { TeamTable } from './TeamTable.tsx';
import { useInvitation } from './useInvitation.ts';
import { useTeam } from './useTeam.ts';

const { team } = staff;

/** The team, with adding and removing (M2-M12); after launch also changing and inviting again. */
export function TeamPanel() {
  const { members, failed, retry } = useTeam();
  const [isAdding, setIsAdding] = useState(false);
  const [memberToRemove, setMemberToRemove] = useState<StaffReply | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const { live, permissions } = useAccount();
  const [memberToEdit, setMemberToEdit] = useState<StaffReply | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { inviting, invite } = useInvitation();
  const edit = (member: StaffReply) => {
    setMemberToEdit(member);
    setIsEditing(true);
  };
  const addButton = useRef<HTMLButtonElement>(null);
  const factorReset = useResetFactor(addButton);
  const confirmRemoval = (member: StaffReply) => {
    setMemberToRemove(member);
    setIsConfirming(true);
  };
  const actions = { onEdit: edit, onInvite: invite, inviting };
  return (
    <Panel
      title={team.title}
      aside={
        <Header>
          {members ? (
            <Text as="span" size="label" tone="subtle">
              {team.count(members.length)}
            </Text>
          ) : null}
          <Button ref={addButton} size="sm" onClick={() => setIsAdding(true)}>
            <UserPlusIcon size={16} />
            {staffForm.open}
          </Button>
        </Header>
      }
    >
      {members ? (
        <>
          {failed ? <ErrorState {...team.failed} headingLevel={3} onRetry={retry} /> : null}
          {members.length > 0 ? (
            <TeamTable
              members={members}
              onRemove={confirmRemoval}
              {...(live && { actions: { ...actions, ...(permissions === null && { onReset: factorReset.ask }) } })}
            />
          ) : (
            <EmptyMessage>{team.empty}</EmptyMessage>
          )}
        </>
      ) : failed ? (
        <ErrorState {...team.failed} headingLevel={3} onRetry={retry} />
      ) : (
        <Skeleton rows={3} label={team.loading} />
      )}
      <AddStaffDialog open={isAdding} onClose={() => setIsAdding(false)} />
      {memberToEdit ? (
        <EditStaffDialog
          key={`${memberToEdit.id} ${memberToEdit.version}`}
          open={isEditing}
          member={memberToEdit}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
      <RemoveStaffDialog
        open={isConfirming}
        member={memberToRemove}
        onClose={() => setIsConfirming(false)}
        focusAfter={addButton}
      />
      {factorReset.dialog}
    </Panel>
  );
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
`;
