import type { OperatorReply } from '@skal/contracts/account/operator';
import { Badge, Button, Table, type TableColumn } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { TableRowActions } from '../../components/TableRowActions.tsx';
import { operators as copy, roleNames } from '../../content/operations/operators.ts';
import { formatDay } from '../../format/date.ts';
import type { useOperatorActions } from './useOperatorActions.ts';

/** Actions that need a confirmation. */
export type ConfirmedOperatorAction = 'disable' | 'resetFactor';

interface Props {
  operators: readonly OperatorReply[];
  actions: ReturnType<typeof useOperatorActions>;
  /** Opens the confirmation of an action. */
  onConfirmRequest: (what: ConfirmedOperatorAction, operator: OperatorReply) => void;
}

function Status({ disabled, lastLogin }: OperatorReply) {
  if (disabled) return <Badge tone="outline">{copy.disabled}</Badge>;
  return lastLogin ? <Badge tone="success">{copy.active}</Badge> : <Badge tone="attention">{copy.waiting}</Badge>;
}

/** Operators with their actions. Only another owner can change an owner's account. */
export function OperatorTable({ operators, actions, onConfirmRequest }: Props) {
  const { isBusy, giveRole, setDisabled, sendLink } = actions;
  const { columns: heads } = copy;

  const buttonsFor = (each: OperatorReply): readonly (readonly [string, () => void])[] => {
    if (each.disabled) return [[copy.enable, () => void setDisabled(each, false)]];
    const newRole = each.role === 'owner' ? 'support' : 'owner';
    return [
      [newRole === 'owner' ? copy.makeOwner : copy.makeSupport, () => void giveRole(each, newRole)],
      [copy.sendLink, () => void sendLink(each)],
      ...(each.secondFactor ? [[copy.resetFactor, () => onConfirmRequest('resetFactor', each)] as const] : []),
      [copy.disable, () => onConfirmRequest('disable', each)],
    ];
  };

  const columns: TableColumn<OperatorReply>[] = [
    {
      id: 'name',
      header: heads.name,
      rowHeader: true,
      cell: ({ contactName, self }) => (
        <NameCell>
          {contactName}
          {self ? <Badge tone="accent">{copy.you}</Badge> : null}
        </NameCell>
      ),
    },
    { id: 'email', header: heads.email, cell: ({ email }) => email },
    { id: 'role', header: heads.role, cell: ({ role }) => roleNames[role] },
    { id: 'status', header: heads.status, cell: Status },
    {
      id: 'lastLogin',
      header: heads.lastLogin,
      cell: ({ lastLogin }) => (lastLogin ? formatDay(lastLogin) : copy.never),
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (each) =>
        each.self ? null : (
          <TableRowActions>
            {buttonsFor(each).map(([label, press]) => (
              <Button
                key={label}
                variant="quiet"
                size="sm"
                disabled={isBusy}
                aria-label={`${label}: ${each.contactName}`}
                onClick={press}
              >
                {label}
              </Button>
            ))}
          </TableRowActions>
        ),
    },
  ];
  return <Table caption={copy.caption} columns={columns} rows={operators} rowKey={({ id }) => id} />;
}

const NameCell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 8px;
`;
