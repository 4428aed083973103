import type { OperatorReply } from '@skal/contracts/account/operator';
import { Badge, Button, Table, type TableColumn } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { TableRowActions } from '../../components/TableRowActions.tsx';
import { roleNames, operators as words } from '../../content/operations/operators.ts';
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
  if (disabled) return <Badge tone="outline">{words.disabled}</Badge>;
  return lastLogin ? <Badge tone="mos">{words.active}</Badge> : <Badge tone="havtorn">{words.waiting}</Badge>;
}

/** Operators with their actions. Only another owner can change an owner's account. */
export function OperatorTable({ operators, actions, onConfirmRequest }: Props) {
  const { isBusy, giveRole, setDisabled, sendLink } = actions;
  const { columns: heads } = words;

  const buttonsFor = (one: OperatorReply): readonly (readonly [string, () => void])[] => {
    if (one.disabled) return [[words.enable, () => void setDisabled(one, false)]];
    const other = one.role === 'owner' ? 'support' : 'owner';
    return [
      [other === 'owner' ? words.makeOwner : words.makeSupport, () => void giveRole(one, other)],
      [words.sendLink, () => void sendLink(one)],
      ...(one.secondFactor ? [[words.resetFactor, () => onConfirmRequest('resetFactor', one)] as const] : []),
      [words.disable, () => onConfirmRequest('disable', one)],
    ];
  };

  const columns: TableColumn<OperatorReply>[] = [
    {
      id: 'name',
      header: heads.name,
      rowHeader: true,
      cell: ({ contactName, self }) => (
        <Named>
          {contactName}
          {self ? <Badge tone="fjord">{words.you}</Badge> : null}
        </Named>
      ),
    },
    { id: 'email', header: heads.email, cell: ({ email }) => email },
    { id: 'role', header: heads.role, cell: ({ role }) => roleNames[role] },
    { id: 'status', header: heads.status, cell: Status },
    {
      id: 'lastLogin',
      header: heads.lastLogin,
      cell: ({ lastLogin }) => (lastLogin ? formatDay(lastLogin) : words.never),
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (one) =>
        one.self ? null : (
          <TableRowActions>
            {buttonsFor(one).map(([label, press]) => (
              <Button
                key={label}
                variant="quiet"
                size="sm"
                disabled={isBusy}
                aria-label={`${label}: ${one.contactName}`}
                onClick={press}
              >
                {label}
              </Button>
            ))}
          </TableRowActions>
        ),
    },
  ];
  return <Table caption={words.caption} columns={columns} rows={operators} rowKey={({ id }) => id} />;
}

const Named = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 8px;
`;
