import { t } from '@lingui/core/macro';
import type { TicketReply } from '@skal/contracts/support/ticket';

/** Shown as examples until the client has a ticket of their own (L5, T35). */
export const sampleTickets: readonly TicketReply[] = [
  {
    id: 'example-1',
    title: t`Menu pictures load slowly`,
    description: t`The pictures on the menu screen take several seconds to appear on an older phone.`,
    priority: 'high',
    category: 'performance',
    status: 'in-progress',
    createdAt: '2025-09-16T08:20:00.000Z',
    updatedAt: '2025-09-16T09:45:00.000Z',
    responseTime: '2 hours, business hours',
    responseDueAt: '2025-09-16T10:20:00.000Z',
    respondedAt: '2025-09-16T09:45:00.000Z',
    attachments: [],
  },
  {
    id: 'example-2',
    title: t`Another colour for the booking button`,
    description: t`Please use the darker shade from our sign.`,
    priority: 'normal',
    category: 'ui-change',
    status: 'resolved',
    createdAt: '2025-09-08T11:05:00.000Z',
    updatedAt: '2025-09-10T07:30:00.000Z',
    responseTime: '24-48 hours, business hours',
    responseDueAt: '2025-09-10T11:05:00.000Z',
    respondedAt: '2025-09-09T12:00:00.000Z',
    attachments: [],
  },
];
