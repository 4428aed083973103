import { password } from '@skal/contracts/account/password';
import { preferences } from '@skal/contracts/account/preferences';
import { type SessionReply, session } from '@skal/contracts/account/session';
import { type ParsedSettings, settings } from '@skal/contracts/account/settings';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { withPreferences } from '@skal/shell-kit/mocks/session.ts';
import type { RequestHandler } from 'msw';
import { mergeBusiness } from '../../session/business.ts';

const WRONG = 'Current password is incorrect';

/** Password of the mock account. */
export const MOCK_PASSWORD = 'skal-demo-client';

/** Applies a save to a session; blank or absent fields stay (J15). */
function withSettings(session: SessionReply, body: ParsedSettings): SessionReply {
  const { firstName, lastName, phone, countryCode, businessName, businessType, branding, appFeatures } = body;
  const user = { ...session.user };
  if (firstName) user.firstName = firstName;
  if (lastName) user.lastName = lastName;
  if (phone) user.phone = phone;
  if (countryCode) user.countryCode = countryCode;
  if (businessName) user.businessName = businessName;
  if (!session.business) return { ...session, user };
  const business = mergeBusiness(session.business, {
    ...(businessType ? { businessType } : {}),
    ...(branding?.businessName ? { branding: { businessName: branding.businessName } } : {}),
    ...(appFeatures ? { features: appFeatures } : {}),
  });
  return { ...session, user, business };
}

/** Mocks a session with saving of settings and preferences. */
export function settingsHandlers(first: SessionReply): RequestHandler[] {
  let account = first;
  return [
    mockEndpoint(session.read, () => account),
    mockEndpoint(settings.save, ({ body }) => {
      account = withSettings(account, body);
      return account;
    }),
    mockEndpoint(preferences.save, ({ body }) => {
      account = withPreferences(account, body);
      return account;
    }),
    mockEndpoint(password.change, ({ body }) =>
      body.currentPassword === MOCK_PASSWORD
        ? { message: 'Your password is changed' }
        : errorResponse(400, WRONG, { fields: { currentPassword: WRONG } }),
    ),
  ];
}
