import { type ConsultationBody, type InquiryReply, requestConsultation } from '@skal/contracts/inquiry';
import { api } from '@skal/shell-kit/api';
import type { Attempt } from '../../forms/useAttempts.ts';

const consultationApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestConsultation: build.mutation<InquiryReply | null, Attempt<ConsultationBody>>({
      query: ({ body, headers }) => ({ call: requestConsultation, body, headers }),
    }),
  }),
});

export const { useRequestConsultationMutation } = consultationApi;
