import type { BusinessReply, SessionReply, SessionUserReply } from '@skal/contracts/session';
import { type BusinessChange, DEFAULT_BUSINESS, mergeBusiness } from '../account/business.ts';

const user: SessionUserReply = {
  id: '0198c0de-0000-7000-8000-000000000001',
  accountType: 'client',
  firstName: 'Karen',
  lastName: 'Lund',
  email: 'client@skal.example',
  phone: '12 34 56 78',
  countryCode: '+45',
  businessName: 'Vinbar Lund',
};

interface SessionChange {
  user?: Partial<SessionUserReply>;
  business?: BusinessChange;
}

/** A client's session; what is not named is as for a new client. */
export function makeSession({ user: userChange, business }: SessionChange = {}): SessionReply {
  const named: BusinessReply = mergeBusiness(DEFAULT_BUSINESS, { branding: { businessName: 'Vinbar Lund' } });
  return {
    accountType: 'client',
    user: { ...user, ...userChange },
    business: mergeBusiness(named, business ?? {}),
  };
}
