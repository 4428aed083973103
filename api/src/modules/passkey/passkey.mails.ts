import type { ApiSettings } from '../../settings/settings.ts';
import { buildMail, button, greeting, paragraph, type Recipient, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';

/**
 * Builds the notice that a passkey was added or removed (ASVS 6.3.7). It does not repeat the passkey's name, which is
 * user input.
 */
export function passkeyMail(
  { email, firstName }: Recipient,
  event: 'added' | 'removed',
  { site }: Pick<ApiSettings, 'site'>,
): NewMail {
  const change =
    event === 'added'
      ? `A passkey was added to your ${site.brand} account. It can be used to sign in without your password.`
      : `A passkey was removed from your ${site.brand} account. It can no longer be used to sign in.`;
  const lead = 'If this was not you, remove any passkeys you do not recognise and set a new password:';
  return buildMail(
    { kind: 'notice', recipient: email, subject: `A passkey was ${event}: ${site.brand}` },
    {
      parts: [
        greeting(firstName),
        paragraph(change),
        button(lead, 'Set a new password', `${site.origin}/forgot-password`),
      ],
      signature: signature(site),
    },
  );
}
