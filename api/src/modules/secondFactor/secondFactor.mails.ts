import type { ApiSettings } from '../../settings/settings.ts';
import { buildMail, button, greeting, paragraph, type Recipient, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';

type Site = Pick<ApiSettings, 'site'>;

const WITHOUT_CODE =
  'Two-step verification is off, your passkeys have been removed, and you have been signed out everywhere.';

/** Event of an account's second factor that its owner is notified of (ASVS 6.3.5, 6.3.7). */
export type SecondFactorEvent = 'set' | 'ended' | 'reset' | 'resetByOwner' | 'renewed' | 'recovered' | 'guessedAt';

const WHAT: Readonly<Record<SecondFactorEvent, { subject: string; text: (brand: string) => string }>> = {
  set: {
    subject: 'Two-step verification is on',
    text: (brand) =>
      `From now on, signing in to your ${brand} account also requires a code from your authenticator app.`,
  },
  ended: {
    subject: 'Two-step verification is off',
    text: (brand) => `Signing in to your ${brand} account no longer requires a code.`,
  },
  reset: {
    subject: 'Two-step verification was reset',
    text: (brand) => `An owner of ${brand} has reset your sign-in. ${WITHOUT_CODE}`,
  },
  resetByOwner: {
    subject: 'Two-step verification was reset',
    text: (brand) => `An owner of your app has reset your sign-in to ${brand}. ${WITHOUT_CODE}`,
  },
  renewed: {
    subject: 'You have new recovery codes',
    text: (brand) => `New recovery codes were created for your ${brand} account. The old ones no longer work.`,
  },
  recovered: {
    subject: 'A recovery code was used',
    text: (brand) => `Someone signed in to your ${brand} account with your password and one of your recovery codes.`,
  },
  guessedAt: {
    subject: 'Someone may know your password',
    text: (brand) =>
      `Someone entered the correct password for your ${brand} account, followed by several wrong codes within an hour. They did not get in.`,
  },
};

/** Builds the notice about an event; it never contains a code. */
export function secondFactorMail(
  { email, firstName }: Recipient,
  event: SecondFactorEvent,
  { site }: Site,
  more?: string,
): NewMail {
  const { subject, text } = WHAT[event];
  const lead = 'If this was not you, set a new password immediately:';
  return buildMail(
    { kind: 'notice', recipient: email, subject: `${subject}: ${site.brand}` },
    {
      parts: [
        greeting(firstName),
        paragraph(text(site.brand)),
        ...(more ? [paragraph(more)] : []),
        button(lead, 'Set a new password', `${site.origin}/forgot-password`),
      ],
      signature: signature(site),
    },
  );
}
