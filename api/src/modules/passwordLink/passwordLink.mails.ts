import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { type TextOf, textIn } from '../../language/textIn.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { MailBlock } from '../outbox/content/mailBlocks.ts';
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

/** The token is in the fragment, which browsers do not send to servers. */
const buildLink = (token: string, { site }: Site, text: TextOf) =>
  `${site.origin}${text(/*i18n*/ '/set-password')}#${token}`;

const SUBJECT = /*i18n*/ 'Set a new password for {brand}';
const SET = /*i18n*/ 'Set a new password';
const SIGNED_OUT =
  /*i18n*/ 'The link works once and expires after {hours} hours. Setting a new password signs you out everywhere.';

const hours = PASSWORD_LINK_HOURS;

const buildContent = ({ firstName, language }: Recipient, { site }: Site, parts: readonly MailBlock[]) => ({
  language,
  parts: [greeting(firstName, textIn(language)), ...parts],
  signature: signature(site),
});

/** Builds the email with a link requested on the sign-in page. */
export function requestedLinkMail(owner: Recipient, token: string, settings: Site): NewMail {
  const text = textIn(owner.language);
  const { brand } = settings.site;
  return buildMail(
    { kind: 'link', recipient: owner.email, subject: text(SUBJECT, { brand }) },
    buildContent(owner, settings, [
      paragraph(text(/*i18n*/ 'Someone requested a new password for your {brand} account.', { brand })),
      button(text(/*i18n*/ 'If that was you, set it here:'), text(SET), buildLink(token, settings, text)),
      paragraph(text(SIGNED_OUT, { hours })),
      finePrint(text(/*i18n*/ 'If this was not you, you can ignore this email. Your password has not changed.')),
    ]),
  );
}

/** Builds the email with a link sent by an operator. */
export function operatorLinkMail(owner: Recipient, token: string, settings: Site): NewMail {
  const text = textIn(owner.language);
  const { brand } = settings.site;
  const lead = text(/*i18n*/ 'Use this link to set a new password for your {brand} account:', { brand });
  return buildMail(
    { kind: 'access', recipient: owner.email, subject: text(SUBJECT, { brand }) },
    buildContent(owner, settings, [
      button(lead, text(SET), buildLink(token, settings, text)),
      paragraph(text(SIGNED_OUT, { hours })),
      finePrint(text(/*i18n*/ 'Until then, your current password stays valid.')),
    ]),
  );
}

/** Builds the invitation email. */
export function invitationLinkMail(owner: Recipient, token: string, settings: Site): NewMail {
  const text = textIn(owner.language);
  const { brand, origin } = settings.site;
  const expired = text(
    /*i18n*/ 'The link works once and expires after {hours} hours. If it has expired, request a new one:',
    { hours },
  );
  return buildMail(
    { kind: 'access', recipient: owner.email, subject: text(/*i18n*/ 'Your account at {brand}', { brand }) },
    buildContent(owner, settings, [
      paragraph(text(/*i18n*/ 'An account has been created for you at {brand}.', { brand })),
      button(
        text(/*i18n*/ 'Choose your password here:'),
        text(/*i18n*/ 'Choose your password'),
        buildLink(token, settings, text),
      ),
      paragraph(expired, origin + text(/*i18n*/ '/forgot-password')),
      paragraph(text(/*i18n*/ 'Then sign in with this email address:'), origin + text(/*i18n*/ '/login')),
    ]),
  );
}

/** Builds the notice that the password was changed (ASVS 6.3.7). */
export function passwordChangedMail(owner: Recipient, settings: Site): NewMail {
  const text = textIn(owner.language);
  const { brand, origin } = settings.site;
  const lead = text(/*i18n*/ 'If this was not you, set a new password immediately:');
  return buildMail(
    {
      kind: 'notice',
      recipient: owner.email,
      subject: text(/*i18n*/ 'Your password for {brand} was changed', { brand }),
    },
    buildContent(owner, settings, [
      paragraph(text(/*i18n*/ 'The password for your {brand} account has just been changed.', { brand })),
      button(lead, text(SET), origin + text(/*i18n*/ '/forgot-password')),
    ]),
  );
}
