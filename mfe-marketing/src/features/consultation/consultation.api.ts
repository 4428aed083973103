import { type ConsultationBody, type ContactReply, requestConsultation } from '@skal/contracts';
import { api } from '@skal/shell-kit/api';
import type { Attempt } from '../../forms/useAttempts.ts';

const consultationApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestConsultation: build.mutation<ContactReply | null, Attempt<ConsultationBody>>({
      query: ({ body, headers }) => ({ call: requestConsultation, body, headers }),
    }),
  }),
});

export const { useRequestConsultationMutation } = consultationApi;
