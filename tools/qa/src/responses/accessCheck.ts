import { impersonation } from '@skal/contracts/account/impersonation';
import type { SessionReply } from '@skal/contracts/account/session';
import type { CallInfo } from '@skal/contracts/http/callIndex';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { readOnlyError } from '@skal/shell-kit/mocks/session.ts';

/** Tells whether a session may make a call, with the api's rules. */
function isAllowed({ access, method }: CallInfo, { accountType, user, viewing }: SessionReply): boolean {
  if (access === 'client') return accountType === 'client' || (viewing !== null && method === 'GET');
  if (access === 'owner') return user.role === 'owner';
  return access !== 'admin' || accountType === 'admin';
}

/** An impersonating operator may read what the client reads, and end the impersonation. */
const changesData = ({ access, method, path }: CallInfo): boolean =>
  !(method === 'GET' && ['signed-in', 'client'].includes(access)) && path !== impersonation.end.path;

/** Returns the error for a call that the session may not make; null otherwise. */
export function authorizationError(call: CallInfo, session: SessionReply | null): Response | null {
  if (call.access === 'public') return null;
  if (!session) return errorResponse(401, 'Please sign in to continue.');
  if (session.viewing && changesData(call)) return readOnlyError(session.viewing.business);
  return isAllowed(call, session) ? null : errorResponse(403, 'Your account is not allowed to do this.');
}
