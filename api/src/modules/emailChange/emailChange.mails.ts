import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { textIn } from '../../language/textIn.ts';
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

const hours = PASSWORD_LINK_HOURS;

/** Builds the email with the confirmation link, to the new address. */
export function confirmEmailMail({ email, firstName, language }: Recipient, token: string, { site }: Site): NewMail {
  const text = textIn(language);
  const { brand, origin } = site;
  return buildMail(
    { kind: 'link', recipient: email, subject: text(/*i18n*/ 'Confirm your email address for {brand}', { brand }) },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(text(/*i18n*/ 'Someone asked to use this email address to sign in to {brand}.', { brand })),
        button(
          text(/*i18n*/ 'If that was you, confirm it here:'),
          text(/*i18n*/ 'Confirm this address'),
          `${origin}${text(/*i18n*/ '/confirm-email')}#${token}`,
        ),
        paragraph(
          text(
            /*i18n*/ 'The link works once and expires after {hours} hours. Until you confirm, keep signing in with your current address.',
            { hours },
          ),
        ),
        finePrint(text(/*i18n*/ 'If this was not you, you can ignore this email.')),
      ],
      signature: signature(site),
    },
  );
}

/**
 * Builds the notice to the current address (ASVS 6.3.7), with a link that stops the change. Its kind is that of account
 * links, so the token is removed from the outbox when it is sent.
 */
export function requestedMail(
  { email, firstName, language }: Recipient,
  { newEmail, stopToken }: { newEmail: string; stopToken: string },
  { site }: Site,
): NewMail {
  const text = textIn(language);
  const { brand, origin } = site;
  const subject = text(/*i18n*/ 'A new email address was requested for {brand}', { brand });
  return buildMail(
    { kind: 'access', recipient: email, subject },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(
          text(
            /*i18n*/ 'The email address of your {brand} account will change to {newEmail} as soon as that address is confirmed.',
            { brand, newEmail },
          ),
        ),
        button(
          text(/*i18n*/ 'If you did not request this, stop the change:'),
          text(/*i18n*/ 'Stop the change'),
          `${origin}${text(/*i18n*/ '/stop-email-change')}#${stopToken}`,
        ),
        paragraph(text(/*i18n*/ 'Then set a new password: the change was requested with your password.')),
        finePrint(
          text(/*i18n*/ 'If you requested this, you can ignore this email. The link expires after {hours} hours.', {
            hours,
          }),
        ),
      ],
      signature: signature(site),
    },
  );
}

/** Builds the notice to the old address after the change (ASVS 6.3.7). */
export function emailChangedMail({ email, firstName, language }: Recipient, newEmail: string, { site }: Site): NewMail {
  const text = textIn(language);
  const { brand } = site;
  const contact = text(/*i18n*/ 'If this was not you, please contact us immediately:');
  return buildMail(
    {
      kind: 'notice',
      recipient: email,
      subject: text(/*i18n*/ 'Your email address for {brand} was changed', { brand }),
    },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(
          text(/*i18n*/ 'Your {brand} account now uses {newEmail}. You can no longer sign in with this address.', {
            brand,
            newEmail,
          }),
        ),
        paragraph([contact, site.salesEmail, site.phone].filter(Boolean).join(' ')),
      ],
      signature: signature(site),
    },
  );
}
