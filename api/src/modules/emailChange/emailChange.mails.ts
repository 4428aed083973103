import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import type { ApiSettings } from '../../settings/settings.ts';
import {
  buildMail,
  button,
  finePrint,
  greeting,
  paragraph,
  type Recipient,
  signature,
} from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';

type Site = Pick<ApiSettings, 'site'>;

/** Builds the email with the confirmation link, to the new address. */
export const confirmEmailMail = ({ email, firstName }: Recipient, token: string, { site }: Site): NewMail =>
  buildMail(
    { kind: 'link', recipient: email, subject: `Confirm your email address for ${site.brand}` },
    {
      parts: [
        greeting(firstName),
        paragraph(`Someone asked to use this email address to sign in to ${site.brand}.`),
        button('If that was you, confirm it here:', 'Confirm this address', `${site.origin}/confirm-email#${token}`),
        paragraph(
          `The link works once and expires after ${PASSWORD_LINK_HOURS} hours. Until you confirm, keep signing in with your current address.`,
        ),
        finePrint('If this was not you, you can ignore this email.'),
      ],
      signature: signature(site),
    },
  );

/**
 * Builds the notice to the current address (ASVS 6.3.7), with a link that stops the change. Its kind is that of account
 * links, so the token is removed from the outbox when it is sent.
 */
export const requestedMail = (
  { email, firstName }: Recipient,
  { newEmail, stopToken }: { newEmail: string; stopToken: string },
  { site }: Site,
): NewMail =>
  buildMail(
    { kind: 'access', recipient: email, subject: `A new email address was requested for ${site.brand}` },
    {
      parts: [
        greeting(firstName),
        paragraph(
          `The email address of your ${site.brand} account will change to ${newEmail} as soon as that address is confirmed.`,
        ),
        button(
          'If you did not request this, stop the change:',
          'Stop the change',
          `${site.origin}/stop-email-change#${stopToken}`,
        ),
        paragraph('Then set a new password: the change was requested with your password.'),
        finePrint(
          `If you requested this, you can ignore this email. The link expires after ${PASSWORD_LINK_HOURS} hours.`,
        ),
      ],
      signature: signature(site),
    },
  );

/** Builds the notice to the old address after the change (ASVS 6.3.7). */
export const emailChangedMail = ({ email, firstName }: Recipient, newEmail: string, { site }: Site): NewMail =>
  buildMail(
    { kind: 'notice', recipient: email, subject: `Your email address for ${site.brand} was changed` },
    {
      parts: [
        greeting(firstName),
        paragraph(`Your ${site.brand} account now uses ${newEmail}. You can no longer sign in with this address.`),
        paragraph(
          ['If this was not you, please contact us immediately:', site.salesEmail, site.phone]
            .filter(Boolean)
            .join(' '),
        ),
      ],
      signature: signature(site),
    },
  );
