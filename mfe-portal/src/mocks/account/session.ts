import type { BusinessReply, SessionReply, SessionUserReply } from '@skal/contracts/account/session';
import { makeSession as sessionOf } from '@skal/shell-kit/mocks/session.ts';
import { type BusinessPatch, DEFAULT_BUSINESS, mergeBusiness } from '../../session/business.ts';

interface SessionChange {
  user?: Partial<SessionUserReply>;
  business?: BusinessPatch;
}

/** A client's session; what is not named is as for a new client. */
export function makeSession({ user, business }: SessionChange = {}): SessionReply {
  const named: BusinessReply = mergeBusiness(DEFAULT_BUSINESS, { branding: { businessName: 'Vinbar Lund' } });
  return sessionOf('client', user, mergeBusiness(named, business ?? {}));
}
