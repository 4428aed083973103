import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import { preferences, type SavePreferencesBody } from '@skal/contracts/account/preferences';
import {
  type AccountType,
  type BusinessReply,
  type SessionReply,
  type SessionUserReply,
  session,
} from '@skal/contracts/account/session';
import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { RequestHandler } from 'msw';
import { errorResponse, mockEndpoint } from './mockEndpoint.ts';

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

/** The language of the page, whose server does not know this session. */
const languageOfPage = (): Locale =>
  LOCALES.find((locale) => locale === globalThis.document?.documentElement.lang) ?? SOURCE_LOCALE;

/** The session of a user of this kind; the portal's mocks give a client a business. */
export const makeSession = (
  accountType: AccountType,
  user: Partial<SessionUserReply> = {},
  business: BusinessReply | null = null,
): SessionReply => ({
  accountType,
  user: { ...users[accountType], accountType, ...user },
  language: languageOfPage(),
  theme: 'system',
  business,
  permissions: null,
  viewing: null,
  viewEnded: null,
});

/** Applies language and theme to a session; an absent field stays. */
export const withPreferences = (account: SessionReply, { language, theme }: SavePreferencesBody): SessionReply => ({
  ...account,
  language: language ?? account.language,
  theme: theme ?? account.theme,
});

/** Mocks a session with its end, and the saving of language and theme. */
export function sessionHandlers(first: SessionReply): RequestHandler[] {
  let account = first;
  return [
    mockEndpoint(session.read, () => account),
    mockEndpoint(session.end, () => ({ success: true })),
    mockEndpoint(preferences.save, ({ body }) => {
      account = withPreferences(account, body);
      return account;
    }),
  ];
}

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
