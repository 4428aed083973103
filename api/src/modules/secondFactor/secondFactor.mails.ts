import { textIn } from '../../language/textIn.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { buildMail, button, greeting, paragraph, type Recipient, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';

type Site = Pick<ApiSettings, 'site'>;

/** Event of an account's second factor that its owner is notified of (ASVS 6.3.5, 6.3.7). */
export type SecondFactorEvent = 'set' | 'ended' | 'reset' | 'resetByOwner' | 'renewed' | 'recovered' | 'guessedAt';

const EVENTS: Readonly<Record<SecondFactorEvent, { subject: string; body: string }>> = {
  set: {
    subject: /*i18n*/ 'Two-step verification is on: {brand}',
    body: /*i18n*/ 'From now on, signing in to your {brand} account also requires a code from your authenticator app.',
  },
  ended: {
    subject: /*i18n*/ 'Two-step verification is off: {brand}',
    body: /*i18n*/ 'Signing in to your {brand} account no longer requires a code.',
  },
  reset: {
    subject: /*i18n*/ 'Two-step verification was reset: {brand}',
    body: /*i18n*/ 'An owner of {brand} has reset your sign-in. Two-step verification is off, your passkeys have been removed, and you have been signed out everywhere.',
  },
  resetByOwner: {
    subject: /*i18n*/ 'Two-step verification was reset: {brand}',
    body: /*i18n*/ 'An owner of your app has reset your sign-in to {brand}. Two-step verification is off, your passkeys have been removed, and you have been signed out everywhere.',
  },
  renewed: {
    subject: /*i18n*/ 'You have new recovery codes: {brand}',
    body: /*i18n*/ 'New recovery codes were created for your {brand} account. The old ones no longer work.',
  },
  recovered: {
    subject: /*i18n*/ 'A recovery code was used: {brand}',
    body: /*i18n*/ 'Someone signed in to your {brand} account with your password and one of your recovery codes.',
  },
  guessedAt: {
    subject: /*i18n*/ 'Someone may know your password: {brand}',
    body: /*i18n*/ 'Someone entered the correct password for your {brand} account, followed by several wrong codes within an hour. They did not get in.',
  },
};

/**
 * Builds the notice about an event; it never contains a code.
 * @param codesLeft number of recovery codes left, if one was used
 */
export function secondFactorMail(
  { email, firstName, language }: Recipient,
  event: SecondFactorEvent,
  { site }: Site,
  codesLeft?: number,
): NewMail {
  const text = textIn(language);
  const { brand, origin } = site;
  const { subject, body } = EVENTS[event];
  const left =
    codesLeft === undefined ? [] : [paragraph(text(/*i18n*/ 'Recovery codes left: {count}.', { count: codesLeft }))];
  const lead = text(/*i18n*/ 'If this was not you, set a new password immediately:');
  return buildMail(
    { kind: 'notice', recipient: email, subject: text(subject, { brand }) },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(text(body, { brand })),
        ...left,
        button(lead, text(/*i18n*/ 'Set a new password'), origin + text(/*i18n*/ '/forgot-password')),
      ],
      signature: signature(site),
    },
  );
}
