import { type ClientReply, type CreateClientBody, createClient, listClients } from '@skal/contracts/client';
import { api } from '@skal/shell-kit/api';

const clientApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClients: build.query<ClientReply[], void>({
      query: () => ({ call: listClients }),
      providesTags: ['Client'],
    }),
    createClient: build.mutation<ClientReply, CreateClientBody>({
      query: (body) => ({ call: createClient, body }),
      invalidatesTags: (_reply, failure) => (failure ? [] : ['Client']),
    }),
  }),
});

export const { useListClientsQuery, useCreateClientMutation } = clientApi;
