import { textIn } from '../../language/textIn.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { buildMail, button, greeting, paragraph, type Recipient, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';

const EVENTS = {
  added: {
    subject: /*i18n*/ 'A passkey was added: {brand}',
    change: /*i18n*/ 'A passkey was added to your {brand} account. It can be used to sign in without your password.',
  },
  removed: {
    subject: /*i18n*/ 'A passkey was removed: {brand}',
    change: /*i18n*/ 'A passkey was removed from your {brand} account. It can no longer be used to sign in.',
  },
};

/**
 * Builds the notice that a passkey was added or removed (ASVS 6.3.7). It does not repeat the passkey's name, which is
 * user input.
 */
export function passkeyMail(
  { email, firstName, language }: Recipient,
  event: 'added' | 'removed',
  { site }: Pick<ApiSettings, 'site'>,
): NewMail {
  const text = textIn(language);
  const { brand, origin } = site;
  const { subject, change } = EVENTS[event];
  const lead = text(/*i18n*/ 'If this was not you, remove any passkeys you do not recognise and set a new password:');
  return buildMail(
    { kind: 'notice', recipient: email, subject: text(subject, { brand }) },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(text(change, { brand })),
        button(lead, text(/*i18n*/ 'Set a new password'), origin + text(/*i18n*/ '/forgot-password')),
      ],
      signature: signature(site),
    },
  );
}
