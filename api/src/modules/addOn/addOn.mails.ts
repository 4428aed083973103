import { addOnLabels } from '@skal/contracts/integration/addOn';
import { textIn } from '../../language/textIn.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { inboxButton } from '../inbox/inboxLink.ts';
import { buildMail, fieldList } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { AlertRecipient } from '../outbox/notice/alertRecipient.ts';
import type { AddOnInterest } from './AddOnInterest.entity.ts';

/** Builds the alert about interest in an add-on. */
export function addOnAlertMail(
  { id, addOn }: Pick<AddOnInterest, 'id' | 'addOn'>,
  account: Pick<AuthenticatedUser, 'email'>,
  business: Pick<AuthenticatedBusiness, 'name'>,
  { email: recipient, language }: AlertRecipient,
  { site }: Pick<ApiSettings, 'site'>,
): NewMail {
  const text = textIn(language);
  const name = text(addOnLabels[addOn]);
  const parts = [
    fieldList([
      [text(/*i18n*/ 'Add-on'), name],
      [text(/*i18n*/ 'Business'), business.name],
      [text(/*i18n*/ 'Email'), account.email],
    ]),
    inboxButton(site, text, 'add-on', id),
  ];
  const subject = text(/*i18n*/ 'Add-on requested: {name}', { name });
  return buildMail({ kind: 'alert', recipient, replyTo: account.email, subject }, { language, parts });
}
