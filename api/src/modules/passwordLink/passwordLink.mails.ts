import { LINK_HOURS } from '@skal/contracts/promises';
import type { ApiSettings } from '../../settings.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { hello, letterTo, type Recipient } from '../outbox/letter.ts';
import { signature } from '../outbox/signature.ts';

type Site = Pick<ApiSettings, 'site'>;

/** What the link carries stands behind the number sign: a browser keeps that to itself. */
const addressOf = (token: string, { site }: Site) => `${site.origin}/set-password#${token}`;

const UNTIL = `It works once, for ${LINK_HOURS} hours.`;

/** The link that somebody asked for at the sign-in page. */
export const askedMail = (owner: Recipient, token: string, settings: Site): NewMail =>
  letterTo(owner, {
    kind: 'link',
    subject: `Set a new password for ${settings.site.brand}`,
    paragraphs: [
      hello(owner),
      `Somebody asked for a new password for your account at ${settings.site.brand}. If that was you, set it here:`,
      addressOf(token, settings),
      `${UNTIL} When the new password is set, you are signed out everywhere.`,
      'If it was not you, there is nothing you need to do: your password stays as it is.',
      signature(settings.site),
    ],
  });

/** The link that an operator sends to somebody who has lost the way in. */
export const sentMail = (owner: Recipient, token: string, settings: Site): NewMail =>
  letterTo(owner, {
    kind: 'access',
    subject: `Set a new password for ${settings.site.brand}`,
    paragraphs: [
      hello(owner),
      `Here you set a new password for your account at ${settings.site.brand}:`,
      addressOf(token, settings),
      `${UNTIL} When the new password is set, you are signed out everywhere.`,
      'Until then your password stays as it is.',
      signature(settings.site),
    ],
  });

/** The link by which somebody comes in for the first time. */
export const invitedMail = (owner: Recipient, token: string, settings: Site): NewMail =>
  letterTo(owner, {
    kind: 'access',
    subject: `Your account at ${settings.site.brand}`,
    paragraphs: [
      hello(owner),
      `There is an account for you at ${settings.site.brand}. Choose your password here:`,
      addressOf(token, settings),
      `${UNTIL} If that is over, ask for a new link: ${settings.site.origin}/forgot-password`,
      `Afterwards you sign in with this e-mail address: ${settings.site.origin}/login`,
      signature(settings.site),
    ],
  });

/** Tells somebody that their password is another one now (ASVS 6.3.7). */
export const changedMail = (owner: Recipient, { site }: Site): NewMail =>
  letterTo(owner, {
    kind: 'notice',
    subject: `Your password for ${site.brand} was changed`,
    paragraphs: [
      hello(owner),
      `The password of your account at ${site.brand} was changed just now.`,
      `If that was not you, set a new one at once: ${site.origin}/forgot-password`,
      signature(site),
    ],
  });
