import type { ApiSettings } from '../../settings/settings.ts';
import { buildMail, button, greeting, paragraph, type Recipient, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';

type Site = Pick<ApiSettings, 'site'>;

/** Event of an account's second factor that its owner is notified of (ASVS 6.3.5, 6.3.7). */
export type SecondFactorEvent = 'set' | 'ended' | 'reset' | 'renewed' | 'recovered' | 'guessedAt';

const WHAT: Readonly<Record<SecondFactorEvent, { subject: string; says: (brand: string) => string }>> = {
  set: {
    subject: 'Signing in now takes a code',
    says: (brand) => `From now on your account at ${brand} asks for a code of your authenticator app when you sign in.`,
  },
  ended: {
    subject: 'Signing in no longer takes a code',
    says: (brand) => `Your account at ${brand} no longer asks for a code when you sign in.`,
  },
  reset: {
    subject: 'Your second step was reset',
    says: (brand) =>
      `An owner of ${brand} has reset how you sign in: no code is asked for any more, your passkeys are gone, and you are signed out everywhere.`,
  },
  renewed: {
    subject: 'You have new recovery codes',
    says: (brand) => `New recovery codes were made for your account at ${brand}. The earlier ones no longer work.`,
  },
  recovered: {
    subject: 'A recovery code was used',
    says: (brand) =>
      `Somebody signed in to your account at ${brand} with your password and one of your recovery codes.`,
  },
  guessedAt: {
    subject: 'Somebody knows your password',
    says: (brand) =>
      `Somebody has entered the right password of your account at ${brand}, and then several wrong codes within an hour. Those codes did not let them in.`,
  },
};

/** Builds the notice about an event; it never contains a code. */
export function secondFactorMail(
  { email, firstName }: Recipient,
  event: SecondFactorEvent,
  { site }: Site,
  more?: string,
): NewMail {
  const { subject, says } = WHAT[event];
  const lead = 'If that was not you, set a new password at once:';
  return buildMail(
    { kind: 'notice', recipient: email, subject: `${subject}: ${site.brand}` },
    {
      parts: [
        greeting(firstName),
        paragraph(says(site.brand)),
        ...(more ? [paragraph(more)] : []),
        button(lead, 'Set a new password', `${site.origin}/forgot-password`),
      ],
      signature: signature(site),
    },
  );
}
