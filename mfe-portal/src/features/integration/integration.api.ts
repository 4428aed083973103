import {
  type IntegrationRequestReply,
  listIntegrationRequests,
  type RequestIntegrationBody,
  requestIntegration,
} from '@skal/contracts/integration';
import { api } from '@skal/shell-kit/api';

const integrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIntegrationRequests: build.query<IntegrationRequestReply[], void>({
      query: () => ({ call: listIntegrationRequests }),
      providesTags: ['Integration'],
    }),
    requestIntegration: build.mutation<IntegrationRequestReply, RequestIntegrationBody>({
      query: (body) => ({ call: requestIntegration, body }),
      invalidatesTags: ['Integration'],
    }),
  }),
});

export const { useListIntegrationRequestsQuery, useRequestIntegrationMutation } = integrationApi;
