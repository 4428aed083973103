import type { ConnectorName } from '@skal/contracts/integration/connection';
import type { Connector } from './Connector.ts';
import { mailchimp } from './mailchimp/mailchimp.ts';
import { shopify } from './shopify/shopify.ts';

/** Connectors by name. */
export const connectors: Readonly<Record<ConnectorName, Connector>> = { shopify, mailchimp };
