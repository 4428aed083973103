import { addOnLabels } from '@skal/contracts/integration/addOn';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { buildInboxLink } from '../inbox/inboxLink.ts';
import { buildMail, button, fieldList } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { AddOnInterest } from './AddOnInterest.entity.ts';

/** Builds the alert about interest in an add-on; undefined if no operator address is set. */
export function addOnAlertMail(
  { id, addOn }: Pick<AddOnInterest, 'id' | 'addOn'>,
  account: Pick<AuthenticatedUser, 'email'>,
  business: Pick<AuthenticatedBusiness, 'name'>,
  { mail, site }: Pick<ApiSettings, 'mail' | 'site'>,
): NewMail[] {
  if (!mail.operator) return [];
  const subject = `Add-on requested: ${addOnLabels[addOn]}`;
  const parts = [
    fieldList([
      ['Add-on', addOnLabels[addOn]],
      ['Business', business.name],
      ['Email', account.email],
    ]),
    button('View in the inbox:', 'Open in inbox', buildInboxLink(site, 'add-on', id)),
  ];
  return [buildMail({ kind: 'alert', recipient: mail.operator, replyTo: account.email, subject }, { parts })];
}
