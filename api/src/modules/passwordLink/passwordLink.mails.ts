import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
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
const buildLink = (token: string, { site }: Site) => `${site.origin}/set-password#${token}`;

const SET = 'Set a new password';
const UNTIL = `The link works once and expires after ${PASSWORD_LINK_HOURS} hours.`;
const SIGNED_OUT = paragraph(`${UNTIL} Setting a new password signs you out everywhere.`);

const buildContent = (owner: Recipient, { site }: Site, parts: readonly MailBlock[]) => ({
  parts: [greeting(owner.firstName), ...parts],
  signature: signature(site),
});

/** Builds the email with a link requested on the sign-in page. */
export const requestedLinkMail = (owner: Recipient, token: string, settings: Site): NewMail =>
  buildMail(
    { kind: 'link', recipient: owner.email, subject: `Set a new password for ${settings.site.brand}` },
    buildContent(owner, settings, [
      paragraph(`Someone requested a new password for your ${settings.site.brand} account.`),
      button('If that was you, set it here:', SET, buildLink(token, settings)),
      SIGNED_OUT,
      finePrint('If this was not you, you can ignore this email. Your password has not changed.'),
    ]),
  );

/** Builds the email with a link sent by an operator. */
export const operatorLinkMail = (owner: Recipient, token: string, settings: Site): NewMail =>
  buildMail(
    { kind: 'access', recipient: owner.email, subject: `Set a new password for ${settings.site.brand}` },
    buildContent(owner, settings, [
      button(
        `Use this link to set a new password for your ${settings.site.brand} account:`,
        SET,
        buildLink(token, settings),
      ),
      SIGNED_OUT,
      finePrint('Until then, your current password stays valid.'),
    ]),
  );

/** Builds the invitation email. */
export const invitationLinkMail = (owner: Recipient, token: string, settings: Site): NewMail =>
  buildMail(
    { kind: 'access', recipient: owner.email, subject: `Your account at ${settings.site.brand}` },
    buildContent(owner, settings, [
      paragraph(`An account has been created for you at ${settings.site.brand}.`),
      button('Choose your password here:', 'Choose your password', buildLink(token, settings)),
      paragraph(`${UNTIL} If it has expired, request a new one:`, `${settings.site.origin}/forgot-password`),
      paragraph('Then sign in with this email address:', `${settings.site.origin}/login`),
    ]),
  );

/** Builds the notice that the password was changed (ASVS 6.3.7). */
export const passwordChangedMail = (owner: Recipient, settings: Site): NewMail =>
  buildMail(
    { kind: 'notice', recipient: owner.email, subject: `Your password for ${settings.site.brand} was changed` },
    buildContent(owner, settings, [
      paragraph(`The password for your ${settings.site.brand} account has just been changed.`),
      button('If this was not you, set a new password immediately:', SET, `${settings.site.origin}/forgot-password`),
    ]),
  );
