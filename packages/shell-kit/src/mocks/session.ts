import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import type { AccountType, BusinessReply, SessionReply, SessionUserReply } from '@skal/contracts/account/session';
import { errorResponse } from './mockEndpoint.ts';

const users: Readonly<Record<AccountType, Omit<SessionUserReply, 'accountType'>>> = {
  client: {
    id: '0198c0de-0000-7000-8000-000000000001',
    firstName: 'Karen',
    lastName: 'Lund',
    email: 'client@skal.example',
    phone: '12 34 56 78',
    countryCode: '+45',
    businessName: 'Vinbar Lund',
    role: null,
  },
  admin: {
    id: '0198c0de-0000-7000-8000-0000000000ad',
    firstName: 'Anna',
    lastName: 'Skov',
    email: 'admin@skal.example',
    phone: null,
    countryCode: null,
    businessName: null,
    role: 'owner',
  },
};

/** The session of a user of this kind; the portal's mocks give a client a business. */
export const makeSession = (
  accountType: AccountType,
  user: Partial<SessionUserReply> = {},
  business: BusinessReply | null = null,
): SessionReply => ({
  accountType,
  user: { ...users[accountType], accountType, ...user },
  business,
  permissions: null,
  viewing: null,
  viewEnded: null,
});

/** The session of an operator who impersonates this client. */
export const makeImpersonation = (
  { user, business }: SessionReply & { business: BusinessReply },
  until = '2026-11-22T12:15:00.000Z',
): SessionReply => ({
  ...makeSession('admin'),
  viewing: { clientId: '0198c0de-0000-7000-8000-0000000000c1', user, business, until },
});

/** Rejects changes by an operator who impersonates this client. */
export const readOnlyError = ({ branding: { businessName } }: BusinessReply) =>
  errorResponse(403, `You are viewing the portal of ${businessName} in read-only mode. End the view to make changes.`, {
    code: IMPERSONATING,
  });
