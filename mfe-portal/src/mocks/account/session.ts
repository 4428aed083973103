import type { BusinessReply, SessionReply, SessionUserReply } from '@skal/contracts/account/session';
import { makeSession as sessionOf } from '@skal/shell-kit/mocks/session.ts';
import { type BusinessPatch, DEFAULT_BUSINESS, mergeBusiness } from '../../session/business.ts';

interface SessionChange {
  user?: Partial<SessionUserReply>;
  business?: BusinessPatch;
  /** Permissions of a member of staff; null for an owner. */
  permissions?: SessionReply['permissions'];
}

/** Makes a client's session; defaults are those of a new client. */
export function makeSession({ user, business, permissions = null }: SessionChange = {}): SessionReply {
  const named: BusinessReply = mergeBusiness(DEFAULT_BUSINESS, { branding: { businessName: 'Vinbar Lund' } });
  return { ...sessionOf('client', user, mergeBusiness(named, business ?? {})), permissions };
}
