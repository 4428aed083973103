import type { StaffReply } from '@skal/contracts/client/staff';
import { Badge, IconButton, Table, Text, Trash2Icon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { RelativeTime } from '../../components/time/RelativeTime.tsx';
import { roleName, staff, staffRemoval } from '../../content/sections/staff.ts';

const { columns } = staff;

export const nameOf = ({ firstName, lastName, email }: StaffReply) => `${firstName} ${lastName}`.trim() || email;

/** Badge of a status; an unknown one is shown as it is, outlined (M8). */
function Status({ status }: { status: string }) {
  if (status === 'active') return <Badge tone="success">{staff.status.active}</Badge>;
  if (status === 'pending') return <Badge tone="attention">{staff.status.pending}</Badge>;
  return <Badge tone="outline">{status}</Badge>;
}

interface Props {
  members: readonly StaffReply[];
  onRemove: (member: StaffReply) => void;
}

export const TeamTable = ({ members, onRemove }: Props) => (
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
              {member.email}
            </Text>
          </MemberName>
        ),
      },
      { id: 'role', header: columns.role, cell: ({ role }) => roleName(role) },
      { id: 'status', header: columns.status, cell: ({ status }) => <Status status={status} /> },
      {
        id: 'permissions',
        header: columns.permissions,
        cell: ({ permissions }) => permissions.join(', ') || staff.none,
      },
      {
        id: 'lastLogin',
        header: columns.lastLogin,
        cell: ({ lastLogin }) => (lastLogin ? <RelativeTime at={lastLogin} /> : staff.never),
      },
      {
        id: 'actions',
        header: columns.actions,
        cell: (member) => (
          <IconButton size="sm" label={staffRemoval.action(nameOf(member))} onClick={() => onRemove(member)}>
            <Trash2Icon size={16} />
          </IconButton>
        ),
      },
    ]}
  />
);

const MemberName = styled.span`
  display: grid;
`;
