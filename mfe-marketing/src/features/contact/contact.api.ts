import { type InquiryReply, type MessageBody, sendMessage } from '@skal/contracts/inquiry';
import { api } from '@skal/shell-kit/api';
import type { Attempt } from '../../forms/useAttempts.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<InquiryReply | null, Attempt<MessageBody>>({
      query: ({ body, headers }) => ({ call: sendMessage, body, headers }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
