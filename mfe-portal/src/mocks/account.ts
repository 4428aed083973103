import { check } from '@skal/contracts/check';
import { type ChangePasswordBody, changePassword, changePasswordSchema } from '@skal/contracts/password';
import { getSession, type SessionReply } from '@skal/contracts/session';
import { type SaveSettingsBody, saveSettings } from '@skal/contracts/settings';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { mergeBusiness } from '../account/business.ts';

/** What the mocked account signs in with. */
export const MOCK_PASSWORD = 'skal-demo-client';

/** A session as it is after a save; what is blank or absent stays (J15). */
function withSettings(session: SessionReply, body: SaveSettingsBody): SessionReply {
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

/** An account whose settings can be saved: the session is as saved from then on. */
export function accountIs(first: SessionReply): RequestHandler[] {
  let session = first;
  return [
    http.get(getSession.path, () => HttpResponse.json(session)),
    http.post(saveSettings.path, async ({ request }) => {
      session = withSettings(session, (await request.json()) as SaveSettingsBody);
      return HttpResponse.json(session);
    }),
    http.post(changePassword.path, async ({ request }) => {
      const body = (await request.json()) as ChangePasswordBody;
      const checked = check(changePasswordSchema, body);
      const error = checked.ok ? 'Current password is incorrect' : Object.values(checked.fields)[0];
      if (!checked.ok || body.currentPassword !== MOCK_PASSWORD) return HttpResponse.json({ error }, { status: 400 });
      return HttpResponse.json({ message: 'Your password is changed' });
    }),
  ];
}
