import {
  type IntegrationRequestReply,
  listIntegrationRequests,
  type RequestIntegrationBody,
  requestIntegration,
} from '@skal/contracts/integration';
import { api } from '@skal/shell-kit/api';
import type { Attempt } from '../../forms/useAttempts.ts';

const integrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIntegrationRequests: build.query<IntegrationRequestReply[], void>({
      query: () => ({ call: listIntegrationRequests }),
      providesTags: ['Integration'],
    }),
    requestIntegration: build.mutation<IntegrationRequestReply, Attempt<RequestIntegrationBody>>({
      query: ({ body, headers }) => ({ call: requestIntegration, body, headers }),
      invalidatesTags: ['Integration'],
    }),
  }),
});

export const { useListIntegrationRequestsQuery, useRequestIntegrationMutation } = integrationApi;
