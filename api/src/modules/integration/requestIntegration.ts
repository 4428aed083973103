import type { RequestIntegrationBody } from '@skal/contracts/integration/integration';
import { newId } from '../../db/rows/id.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { newFollowUp } from '../inbox/followUp.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { findAlertRecipients } from '../outbox/notice/alertRecipient.ts';
import { consumeQuota } from '../quota/consumeQuota.ts';
import { type IntegrationRequest, IntegrationRequestEntity } from './IntegrationRequest.entity.ts';
import { integrationAlertMail } from './integration.mails.ts';

/** Client and contact, and the key that identifies a repeated request. */
interface RequestContext extends Actor {
  account: AuthenticatedUser;
  business: AuthenticatedBusiness;
  key: string | undefined;
}

/**
 * Stores an integration request with its alert email, in one transaction. A repeated request with the same
 * Idempotency-Key stores nothing and gets the same response.
 * @throws HttpError 422 if the key was used for another request, 429 if the business has used its daily quota
 */
export async function requestIntegration(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  context: RequestContext,
  body: RequestIntegrationBody,
): Promise<IntegrationRequest> {
  const { account, business, key } = context;
  const createdAt = Date.now();
  const { integration, businessNeed, urgency } = body;
  const request: IntegrationRequest = {
    ...{ id: newId(), businessId: business.id },
    ...{ integration, businessNeed, urgency, createdAt },
    ...newFollowUp,
    ...idempotencyColumns(body, key, business.id),
  };
  const mails = (await findAlertRecipients(db, settings)).map((recipient) =>
    integrationAlertMail(request, account, business, recipient, settings),
  );
  const quotaUse = { businessId: business.id, kind: 'alerts', amount: mails.length, now: createdAt } as const;
  const stored = await insertOnce(db, IntegrationRequestEntity, request, async (manager) => {
    await consumeQuota(manager, quotaUse, settings);
    await enqueueMails(manager, mails, createdAt);
    await recordAuditEvent(manager, context, {
      action: 'integration.requested',
      client: business,
      after: { integration, urgency },
    });
  });
  wakeMailWorker();
  return stored;
}
