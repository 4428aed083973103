import type { Urgency } from '@skal/contracts/integration/integration';
import { textIn } from '../../language/textIn.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { inboxButton } from '../inbox/inboxLink.ts';
import { buildMail, fieldList, quote } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { AlertRecipient } from '../outbox/notice/alertRecipient.ts';
import type { IntegrationRequest } from './IntegrationRequest.entity.ts';

const URGENCY: Readonly<Record<Urgency, string>> = {
  low: /*i18n*/ 'low',
  medium: /*i18n*/ 'medium',
  high: /*i18n*/ 'high',
};

/** Builds the alert to the operator. */
export function integrationAlertMail(
  request: Pick<IntegrationRequest, 'id' | 'integration' | 'urgency' | 'businessNeed'>,
  account: Pick<AuthenticatedUser, 'email'>,
  business: Pick<AuthenticatedBusiness, 'name'>,
  { email: recipient, language }: AlertRecipient,
  { site }: Pick<ApiSettings, 'site'>,
): NewMail {
  const text = textIn(language);
  const parts = [
    fieldList([
      [text(/*i18n*/ 'Integration'), request.integration],
      [text(/*i18n*/ 'Urgency'), text(URGENCY[request.urgency])],
      [text(/*i18n*/ 'Business'), business.name],
      [text(/*i18n*/ 'Email'), account.email],
    ]),
    quote(request.businessNeed),
    inboxButton(site, text, 'integration', request.id),
  ];
  const subject = text(/*i18n*/ 'Integration requested: {name}', { name: request.integration });
  return buildMail({ kind: 'alert', recipient, replyTo: account.email, subject }, { language, parts });
}
