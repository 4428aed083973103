import { endpoint } from './endpoint.ts';

export interface LogoutReply {
  success: boolean;
}

/** Ends the session on the server. Answers alike with and without a session, so that logging out never fails. */
export const logout = endpoint<void, LogoutReply>('POST', '/api/logout', 'public');
