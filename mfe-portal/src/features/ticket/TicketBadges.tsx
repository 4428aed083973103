import type { TicketPriority, TicketStatus } from '@skal/contracts/support/ticket';
import { ticketPriorityLabels, ticketStatusLabels } from '@skal/contracts/support/ticketLabels';
import { Badge, type BadgeProps } from '@skal/shared-ui';

const statusTones: Readonly<Record<TicketStatus, BadgeProps['tone']>> = {
  open: 'attention',
  'in-progress': 'accent',
  resolved: 'success',
  closed: 'neutral',
};

const priorityTones: Readonly<Record<TicketPriority, BadgeProps['tone']>> = {
  emergency: 'danger',
  high: 'neutral',
  normal: 'neutral',
};

export const StatusBadge = ({ status }: { status: TicketStatus }) => (
  <Badge tone={statusTones[status]}>{ticketStatusLabels[status]}</Badge>
);

export const PriorityBadge = ({ priority }: { priority: TicketPriority }) => (
  <Badge tone={priorityTones[priority]}>{ticketPriorityLabels[priority]}</Badge>
);
