import { type LoginBody, type LoginReply, login } from '@skal/contracts';
import { api } from '@skal/shell-kit/api';

/** What a success may carry: the reply, a refusal with a success status, or nothing that is JSON. */
export type LoginAnswer = Partial<LoginReply> & { error?: unknown };

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer | null, LoginBody>({ query: (body) => ({ call: login, body }) }),
  }),
});

export const { useLoginMutation } = loginApi;
