import type { StaffReply } from '@skal/contracts/client/staff';
import { Badge, IconButton, LockIcon, PencilIcon, SendIcon, Table, Text, Trash2Icon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { RelativeTime } from '../../components/time/RelativeTime.tsx';
import {
  formatPermissions,
  roleName,
  staff,
  staffChange,
  staffFactorReset,
  staffInvitation,
  staffRemoval,
} from '../../content/sections/staff.ts';

const { columns } = staff;

export const nameOf = ({ firstName, lastName, email }: StaffReply) => `${firstName} ${lastName}`.trim() || email;

/** An address that breaks before `@` if there is no space for it. */
function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}

/** Badge of a status; an unknown one is shown as it is, outlined (M8). */
function Status({ status }: { status: string }) {
  if (status === 'active') return <Badge tone="success">{staff.status.active}</Badge>;
  if (status === 'pending') return <Badge tone="attention">{staff.status.pending}</Badge>;
  return <Badge tone="outline">{status}</Badge>;
}

interface Props {
  members: readonly StaffReply[];
  onRemove: (member: StaffReply) => void;
  /** Actions after launch. */
  actions?: {
    onEdit: (member: StaffReply) => void;
    onInvite: (member: StaffReply) => void;
    /** For owners only. */
    onReset?: (member: StaffReply) => void;
    /** Id of the member whose invitation is being sent. */
    inviting: string | null;
  };
}

/** Buttons of a member's row; before launch only the last one. */
function MemberActions({ member, onRemove, actions }: Omit<Props, 'members'> & { member: StaffReply }) {
  const name = nameOf(member);
  const removal = (
    <IconButton size="sm" label={staffRemoval.action(name)} onClick={() => onRemove(member)}>
      <Trash2Icon size={16} />
    </IconButton>
  );
  if (!actions) return removal;
  return (
    <Actions>
      <IconButton size="sm" label={staffChange.action(name)} onClick={() => actions.onEdit(member)}>
        <PencilIcon size={16} />
      </IconButton>
      {member.status === 'pending' ? (
        <IconButton
          size="sm"
          label={staffInvitation.action(name)}
          disabled={actions.inviting !== null}
          onClick={() => actions.onInvite(member)}
        >
          <SendIcon size={16} />
        </IconButton>
      ) : null}
      {member.secondFactor && actions.onReset ? (
        <IconButton size="sm" label={staffFactorReset.action(name)} onClick={() => actions.onReset?.(member)}>
          <LockIcon size={16} />
        </IconButton>
      ) : null}
      {removal}
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  gap: 8px;
`;

export const TeamTable = ({ members, onRemove, actions }: Props) => (
  <Table
    caption={staff.team.title}
    rows={members}
    rowKey={({ id }) => id}
    columns={[
      {
        id: 'name',
        header: columns.name,
        rowHeader: true,
        cell: (member) => (
          <MemberName>
            {nameOf(member)}
            <Text as="span" size="meta" tone="subtle">
              <EmailText email={member.email} />
            </Text>
          </MemberName>
        ),
      },
      {
        id: 'role',
        header: columns.role,
        cell: ({ role, owner }) => (owner ? `${staffChange.owner}, ${roleName(role)}` : roleName(role)),
      },
      { id: 'status', header: columns.status, cell: ({ status }) => <Status status={status} /> },
      {
        id: 'permissions',
        header: columns.permissions,
        cell: ({ permissions, owner }) => (owner ? staffChange.all : formatPermissions(permissions) || staff.none),
      },
      {
        id: 'lastLogin',
        header: columns.lastLogin,
        cell: ({ lastLogin }) => (lastLogin ? <RelativeTime at={lastLogin} /> : staff.never),
      },
      {
        id: 'actions',
        header: columns.actions,
        cell: (member) => <MemberActions {...{ member, onRemove }} {...(actions && { actions })} />,
      },
    ]}
  />
);

const MemberName = styled.span`
  display: grid;
`;
