import type { InboxItemReply } from '@skal/contracts/support/inbox';
import { ticketPriorityLabels } from '@skal/contracts/support/ticketLabels';
import { Badge, type BadgeProps, VisuallyHidden } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { inbox as copy, inboxStatusNames, kindNames } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';
import { ResponseClock } from '../ticket/ResponseClock.tsx';
import { hrefOfItem, inboxItemKey } from '../useSelectedItem.ts';

/** Badge tone of each status, for all kinds. */
export const statusTones: Readonly<Record<InboxItemReply['status'], BadgeProps['tone']>> = {
  new: 'attention',
  open: 'attention',
  'in-progress': 'accent',
  resolved: 'success',
  done: 'success',
  closed: 'neutral',
  'suspected-spam': 'neutral',
};

interface Props {
  row: InboxItemReply;
  isOpen: boolean;
  onOpen: () => void;
}

/** An item in two lines: client, subject and status. The whole row opens it. */
export function InboxRow({ row, isOpen, onOpen }: Props) {
  const { kind, title, from, clientName, status, priority, unread, at } = row;
  const who = clientName && clientName !== from ? `${from}, ${clientName}` : from;
  return (
    <Item data-open={isOpen ? '' : undefined}>
      <Open
        to={hrefOfItem(row)}
        data-item={inboxItemKey(row)}
        data-unread={unread ? '' : undefined}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {unread ? <VisuallyHidden>{copy.unread}: </VisuallyHidden> : null}
        {title}
      </Open>
      <Line>
        <span>{who}</span>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </Line>
      <Marks>
        <Badge tone="outline">{kindNames[kind]}</Badge>
        <Badge tone={statusTones[status]}>{inboxStatusNames[status]}</Badge>
        {priority && priority !== 'normal' ? (
          <Badge tone={priority === 'emergency' ? 'danger' : 'neutral'}>{ticketPriorityLabels[priority]}</Badge>
        ) : null}
        <ResponseClock ticket={row} />
      </Marks>
    </Item>
  );
}

const Item = styled.li`
  position: relative;
  display: grid;
  gap: 4px;
  padding: 10px 14px;

  &:not(:first-child) {
    border-block-start: 1px solid var(--line);
  }

  &:hover {
    background: var(--sunken);
  }

  &[data-open] {
    background: var(--fjord-soft);
    box-shadow: inset 3px 0 0 var(--fjord);
  }
`;

const Open = styled(Link)`
  color: var(--ink);
  font: var(--type-body);
  text-decoration: none;

  &[data-unread] {
    font-weight: 700;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 12px;
  color: var(--ink-2);
  font: var(--type-meta);
  overflow-wrap: anywhere;
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;
