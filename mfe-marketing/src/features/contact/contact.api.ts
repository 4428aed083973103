import { type ContactBody, type ContactReply, sendMessage } from '@skal/contracts';
import { api } from '@skal/shell-kit/api';
import type { Attempt } from '../../forms/useAttempts.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<ContactReply | null, Attempt<ContactBody>>({
      query: ({ body, headers }) => ({ call: sendMessage, body, headers }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
