import { type InvoiceStatus, invoiceStatusLabels } from '@skal/contracts/finance/invoice';
import { Badge, type BadgeProps } from '@skal/shared-ui';

const tones: Readonly<Record<InvoiceStatus, BadgeProps['tone']>> = {
  open: 'accent',
  overdue: 'danger',
  paid: 'success',
  credited: 'neutral',
  credit: 'neutral',
};

/** Status of an invoice. */
export const InvoiceBadge = ({ status }: { status: InvoiceStatus }) => (
  <Badge tone={tones[status]}>{invoiceStatusLabels[status]}</Badge>
);
