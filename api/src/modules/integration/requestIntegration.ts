import type { RequestIntegrationBody } from '@skal/contracts/integration';
import { newId } from '../../db/id.ts';
import { insertRows } from '../../db/insert.ts';
import type { Parts } from '../../parts.ts';
import type { SignedIn, SignedInBusiness } from '../../server/access.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueueMails.ts';
import { type IntegrationRequest, IntegrationRequestEntity } from './IntegrationRequest.entity.ts';

/** Tells the operator, who answers within about 48 hours; where no address is set there is nobody to tell. */
function alertMail(
  request: IntegrationRequest,
  account: SignedIn,
  business: SignedInBusiness,
  operator: string,
): NewMail[] {
  if (!operator) return [];
  const body = [
    `Integration: ${request.integration}`,
    `Urgency: ${request.urgency}`,
    `Business: ${business.name}`,
    `Email: ${account.email}`,
    '',
    request.businessNeed,
  ];
  const subject = `Integration wanted: ${request.integration}`;
  return [{ kind: 'alert', recipient: operator, replyTo: account.email, subject, body: `${body.join('\n')}\n` }];
}

/** Stores a wish, and the mail about it, in one transaction. */
export async function requestIntegration(
  { db, settings, mailsWaiting }: Parts,
  { account, business }: { account: SignedIn; business: SignedInBusiness },
  { integration, businessNeed, urgency }: RequestIntegrationBody,
): Promise<IntegrationRequest> {
  const createdAt = Date.now();
  const request: IntegrationRequest = {
    ...{ id: newId(), businessId: business.id },
    ...{ integration, businessNeed, urgency, createdAt },
  };
  await db.tx(async (manager) => {
    await insertRows(manager, IntegrationRequestEntity, [request]);
    await enqueueMails(manager, alertMail(request, account, business, settings.mail.operator), createdAt);
  });
  mailsWaiting();
  return request;
}
