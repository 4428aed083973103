import { type InferType, object } from 'yup';
import { enumField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Platforms listed in the portal (K27, K28). */
export const platforms = [
  'shopify',
  'mailchimp',
  'mitid',
  'dandomain',
  'shipmondo',
  'netbank',
  'mobilepay',
  'dinero',
] as const;
export type Platform = (typeof platforms)[number];

/** Display names. */
export const platformLabels: Readonly<Record<Platform, string>> = {
  shopify: 'Shopify',
  mailchimp: 'Mailchimp',
  mitid: 'MitID',
  dandomain: 'Dandomain',
  shipmondo: 'Shipmondo',
  netbank: 'Netbank',
  mobilepay: 'MobilePay',
  dinero: 'Dinero',
};

/** Status of a platform, as entered by an operator; 'none' by default. */
export const integrationStatuses = ['none', 'requested', 'connected', 'declined'] as const;
export type IntegrationStatus = (typeof integrationStatuses)[number];

export const integrationStatusLabels: Readonly<Record<IntegrationStatus, string>> = {
  none: say(/*i18n*/ 'Not Connected'),
  requested: say(/*i18n*/ 'Requested'),
  connected: say(/*i18n*/ 'Connected'),
  declined: say(/*i18n*/ 'Declined'),
};

/** New status of one platform. */
export const changeIntegrationSchema = object({
  platform: enumField(platforms, say(/*i18n*/ 'Please choose a platform from the list')),
  status: enumField(integrationStatuses, say(/*i18n*/ 'Please choose a status from the list')),
});

export type ChangeIntegrationBody = InferType<typeof changeIntegrationSchema>;

export interface IntegrationStateReply {
  platform: Platform;
  status: IntegrationStatus;
}

/** Status of each platform in list order, for the client. */
export const integrationState = withPermission(['Settings'], {
  list: endpoint.get('/api/integrations', 'client', reply<IntegrationStateReply[]>()),
});

/** The same for operators, who edit it. */
export const adminIntegration = {
  list: endpoint.get('/api/admin/clients/:id/integrations', 'admin', reply<IntegrationStateReply[]>()),
  change: endpoint.put(
    '/api/admin/clients/:id/integrations',
    'admin',
    changeIntegrationSchema,
    reply<IntegrationStateReply[]>(),
  ),
};
