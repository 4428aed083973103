import { fileRoom } from '@skal/contracts/fileRoom';
import { ticket } from '@skal/contracts/ticket';
import { ticketThread } from '@skal/contracts/ticketThread';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListTicketQuery, useCreateTicketMutation } = hooksOf({ ticket });

// A reply changes the ticket as well: it may be open again.
export const { useReadTicketThreadQuery, useReplyTicketThreadMutation } = hooksOf({ ticketThread }, { ticket });

export const { useReadFileRoomQuery } = hooksOf({ fileRoom });
