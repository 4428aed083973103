import { login, type SignInBody, type SignInReply } from '@skal/contracts/signIn';
import { api } from '@skal/shell-kit/api';

/** What a success may carry: the reply, a refusal with a success status, or nothing that is JSON. */
export type LoginAnswer = Partial<SignInReply> & { error?: unknown };

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer | null, SignInBody>({ query: (body) => ({ call: login, body }) }),
  }),
});

export const { useLoginMutation } = loginApi;
