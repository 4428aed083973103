import { storageUsage } from '@skal/contracts/support/storageUsage';
import { ticket } from '@skal/contracts/support/ticket';
import { ticketThread } from '@skal/contracts/support/ticketThread';
import { createHooks } from '@skal/shell-kit/api';

export const { useListTicketQuery, useCreateTicketMutation } = createHooks({ ticket });

// A reply changes the ticket as well: it may reopen it.
export const { useReadTicketThreadQuery, useReplyTicketThreadMutation } = createHooks({ ticketThread }, { ticket });

export const { useReadStorageUsageQuery } = createHooks({ storageUsage });
