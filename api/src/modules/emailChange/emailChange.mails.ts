import { LINK_HOURS } from '@skal/contracts/promises';
import type { ApiSettings } from '../../settings.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { hello, letterTo, type Recipient } from '../outbox/letter.ts';
import { signature } from '../outbox/signature.ts';

type Site = Pick<ApiSettings, 'site'>;

/** The link that a new address is sent, whoever's it is. */
export const confirmMail = (at: Recipient, token: string, { site }: Site): NewMail =>
  letterTo(at, {
    kind: 'link',
    subject: `Confirm your e-mail address for ${site.brand}`,
    paragraphs: [
      hello(at),
      `Somebody wants to sign in to ${site.brand} with this e-mail address. If that was you, confirm it here:`,
      `${site.origin}/confirm-email#${token}`,
      `It works once, for ${LINK_HOURS} hours. Until then you sign in with the address that you have now.`,
      'If it was not you, there is nothing you need to do.',
      signature(site),
    ],
  });

/** Tells somebody at the address that they had that it is another one now (ASVS 6.3.7). */
export const changedEmailMail = (owner: Recipient, newEmail: string, { site }: Site): NewMail =>
  letterTo(owner, {
    kind: 'notice',
    subject: `Your e-mail address for ${site.brand} was changed`,
    paragraphs: [
      hello(owner),
      `Your account at ${site.brand} now has the address ${newEmail}. This one no longer signs in.`,
      ['If that was not you, tell us at once:', site.salesEmail, site.phone].filter(Boolean).join(' '),
      signature(site),
    ],
  });
