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
    { kind: 'link', recipient: email, subject: `Confirm your e-mail address for ${site.brand}` },
    {
      parts: [
        greeting(firstName),
        paragraph(`Somebody wants to sign in to ${site.brand} with this e-mail address.`),
        button('If that was you, confirm it here:', 'Confirm this address', `${site.origin}/confirm-email#${token}`),
        paragraph(
          `It works once, for ${PASSWORD_LINK_HOURS} hours. Until then you sign in with the address that you have now.`,
        ),
        finePrint('If it was not you, there is nothing you need to do.'),
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
    { kind: 'access', recipient: email, subject: `A new e-mail address was requested for ${site.brand}` },
    {
      parts: [
        greeting(firstName),
        paragraph(
          `Your account at ${site.brand} will have the e-mail address ${newEmail} as soon as that address is confirmed.`,
        ),
        button(
          'If you did not request this, stop it:',
          'Stop the change',
          `${site.origin}/stop-email-change#${stopToken}`,
        ),
        paragraph('Then set a new password: the change was requested with your password.'),
        finePrint(
          `If you requested it, there is nothing you need to do. The link works for ${PASSWORD_LINK_HOURS} hours.`,
        ),
      ],
      signature: signature(site),
    },
  );

/** Builds the notice to the old address after the change (ASVS 6.3.7). */
export const emailChangedMail = ({ email, firstName }: Recipient, newEmail: string, { site }: Site): NewMail =>
  buildMail(
    { kind: 'notice', recipient: email, subject: `Your e-mail address for ${site.brand} was changed` },
    {
      parts: [
        greeting(firstName),
        paragraph(`Your account at ${site.brand} now has the address ${newEmail}. This one no longer signs in.`),
        paragraph(['If that was not you, tell us at once:', site.salesEmail, site.phone].filter(Boolean).join(' ')),
      ],
      signature: signature(site),
    },
  );
