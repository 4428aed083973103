import { type InferType, object } from 'yup';
import { enumField, requiredLine, requiredText } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

export const urgencies = ['low', 'medium', 'high'] as const;
export type Urgency = (typeof urgencies)[number];

/** A request for an integration that is not offered yet (Q3). */
export const requestIntegrationSchema = object({
  integration: requiredLine(say(/*i18n*/ 'Please fill in all required fields.')),
  businessNeed: requiredText(say(/*i18n*/ 'Please fill in all required fields.')),
  urgency: enumField(urgencies, say(/*i18n*/ 'Please choose an urgency from the list')).default('medium'),
});

export type RequestIntegrationBody = InferType<typeof requestIntegrationSchema>;

export interface IntegrationRequestReply {
  id: string;
  integration: string;
  businessNeed: string;
  urgency: Urgency;
  createdAt: string;
}

export const integration = withPermission(['Settings'], {
  list: endpoint.get('/api/integration-requests', 'client', reply<IntegrationRequestReply[]>()),
  request: endpoint.post(
    '/api/integration-requests',
    'client',
    requestIntegrationSchema,
    reply<IntegrationRequestReply>(201, { errorStatuses: [422] }),
  ),
});
