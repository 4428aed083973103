import type { IntegrationRequestReply } from '@skal/contracts/integration/integration';
import { toIsoTime } from '../../time/calendar.ts';
import type { IntegrationRequest } from './IntegrationRequest.entity.ts';

/** Presents an integration request to its client. */
export function presentIntegrationRequest(request: IntegrationRequest): IntegrationRequestReply {
  const { id, integration, businessNeed, urgency, createdAt } = request;
  return { id, integration, businessNeed, urgency, createdAt: toIsoTime(createdAt) };
}
