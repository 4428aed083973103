import type { KnownCall } from '@skal/contracts/knownCalls';
import type { SessionReply } from '@skal/contracts/session';
import { view } from '@skal/contracts/view';
import { refuse } from '@skal/shell-kit/mocks/answer.ts';
import { refuseViewing } from '@skal/shell-kit/mocks/session.ts';

/** Whether a session lets somebody call, as the api decides it. */
function may({ access, method }: KnownCall, { accountType, user, viewing }: SessionReply): boolean {
  if (access === 'client') return accountType === 'client' || (viewing !== null && method === 'GET');
  if (access === 'owner') return user.role === 'owner';
  return access !== 'admin' || accountType === 'admin';
}

/** Whoever views a portal reads what its client reads, and ends the view. */
const isMoreThanLooking = ({ access, method, path }: KnownCall): boolean =>
  !(method === 'GET' && ['signed-in', 'client'].includes(access)) && path !== view.end.path;

/** Refuses a call that is not for whoever is signed in; null where it is. */
export function refusalOf(call: KnownCall, session: SessionReply | null): Response | null {
  if (call.access === 'public') return null;
  if (!session) return refuse(401, 'Please sign in to continue.');
  if (session.viewing && isMoreThanLooking(call)) return refuseViewing(session.viewing.business);
  return may(call, session) ? null : refuse(403, 'Your account may not do this.');
}
