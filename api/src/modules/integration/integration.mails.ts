import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { buildInboxLink } from '../inbox/inboxLink.ts';
import { buildMail, button, fieldList, quote } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { IntegrationRequest } from './IntegrationRequest.entity.ts';

/** Builds the alert to the operator; undefined if no address is set. */
export function integrationAlertMail(
  request: Pick<IntegrationRequest, 'id' | 'integration' | 'urgency' | 'businessNeed'>,
  account: Pick<AuthenticatedUser, 'email'>,
  business: Pick<AuthenticatedBusiness, 'name'>,
  { mail, site }: Pick<ApiSettings, 'mail' | 'site'>,
): NewMail[] {
  if (!mail.operator) return [];
  const subject = `Integration requested: ${request.integration}`;
  const parts = [
    fieldList([
      ['Integration', request.integration],
      ['Urgency', request.urgency],
      ['Business', business.name],
      ['Email', account.email],
    ]),
    quote(request.businessNeed),
    button('View in the inbox:', 'Open in inbox', buildInboxLink(site, 'integration', request.id)),
  ];
  return [buildMail({ kind: 'alert', recipient: mail.operator, replyTo: account.email, subject }, { parts })];
}
