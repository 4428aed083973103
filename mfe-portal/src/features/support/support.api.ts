import {
  type CreateTicketBody,
  type CreateTicketReply,
  createTicket,
  listTickets,
  type TicketReply,
} from '@skal/contracts/ticket';
import { api } from '@skal/shell-kit/api';
import type { Attempt } from '../../forms/useAttempts.ts';

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query<TicketReply[], void>({
      query: () => ({ call: listTickets }),
      providesTags: ['Ticket'],
    }),
    createTicket: build.mutation<CreateTicketReply | null, Attempt<CreateTicketBody>>({
      query: ({ body, headers }) => ({ call: createTicket, body, headers }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Ticket']),
    }),
  }),
});

export const { useListTicketsQuery, useCreateTicketMutation } = supportApi;
