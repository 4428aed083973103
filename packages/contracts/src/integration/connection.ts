import { type InferType, object } from 'yup';
import { requiredLine } from '../fields/text.ts';
import { endpoint, noContent, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Platforms with a connector; the status of the others is entered by an operator. */
export const connectors = ['shopify', 'mailchimp'] as const;
export type ConnectorName = (typeof connectors)[number];

/** Number of latest log entries returned with a connection. */
export const CONNECTION_LOG_LIMIT = 10;

const SHOP = say(/*i18n*/ 'Please enter the shop address, such as your-shop.myshopify.com');
const APP_ID = say(/*i18n*/ 'Please enter the client ID of the app in the Dev Dashboard of Shopify');
const APP_SECRET = say(/*i18n*/ 'Please enter the client secret of that app');
const API_KEY = say(
  /*i18n*/ 'Please enter a Mailchimp API key. It ends with a hyphen and the data centre, such as -us21',
);
const AUDIENCE = say(/*i18n*/ 'Please enter the audience ID from the audience settings');

/** Credentials of a shop's app in the Shopify Dev Dashboard, owned by the shop's organisation. */
export const connectShopifySchema = object({
  shop: requiredLine(SHOP, 80)
    // Keep other types unchanged so that they are rejected: yup's lowercase() would throw.
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .matches(/^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/, SHOP),
  appId: requiredLine(APP_ID, 64).matches(/^[A-Za-z0-9_-]+$/, APP_ID),
  appSecret: requiredLine(APP_SECRET, 128).matches(/^[A-Za-z0-9_-]+$/, APP_SECRET),
});

export type ConnectShopifyBody = InferType<typeof connectShopifySchema>;

/** Credentials and audience of a Mailchimp account. */
export const connectMailchimpSchema = object({
  apiKey: requiredLine(API_KEY, 64).matches(/^[A-Za-z0-9]{16,48}-[a-z]{2,4}\d{1,3}$/, API_KEY),
  audience: requiredLine(AUDIENCE, 32).matches(/^[A-Za-z0-9]{4,32}$/, AUDIENCE),
});

export type ConnectMailchimpBody = InferType<typeof connectMailchimpSchema>;

/** States of a connection: importing history, working, or broken until an operator repairs it. */
export const connectionStates = ['importing', 'working', 'broken'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export const connectionStateLabels: Readonly<Record<ConnectionState, string>> = {
  importing: say(/*i18n*/ 'Importing'),
  working: say(/*i18n*/ 'Working'),
  broken: say(/*i18n*/ 'Broken'),
};

/** Result of one webhook delivery or sync. */
export interface ConnectionLogEntryReply {
  id: string;
  at: string;
  /** `read`, or the vendor's event name, such as `orders/create`. */
  what: string;
  accepted: number;
  known: number;
  refused: number;
  /** The error, or why something was rejected; null on success. */
  reason: string | null;
}

export interface ConnectionReply {
  id: string;
  connector: ConnectorName;
  /** The connected account: the shop's address, or the name of the audience. */
  account: string;
  state: ConnectionState;
  /** The error; null while it works. */
  reason: string | null;
  connectedAt: string;
  /** When the last full sync ended; null before the first. */
  lastReadAt: string | null;
  /** When the last webhook arrived; null before the first, and for vendors without webhooks. */
  lastWebhookAt: string | null;
  notes: ConnectionLogEntryReply[];
}

/** Size of an audience at the last sync, and at the end of the day 30 days earlier if known. */
export interface AudienceReply {
  members: number;
  before: number | null;
  readAt: string;
}

/** A connection as seen by the client. */
export interface ClientConnectionReply {
  connector: ConnectorName;
  state: ConnectionState;
  lastReadAt: string | null;
  lastWebhookAt: string | null;
  audience: AudienceReply | null;
}

/** Maximum number of products in the catalogue. */
export const MAX_PRODUCTS = 1000;

/** A product of a connected shop. */
export interface ShopProductReply {
  id: string;
  title: string;
  /** Null when the shop does not track it. */
  stock: number | null;
  readAt: string;
}

/** A client's connections, managed by operators. Credentials are write-only. */
export const adminConnection = {
  list: endpoint.get('/api/admin/clients/:id/connections', 'admin', reply<ConnectionReply[]>()),
  connectShopify: endpoint.post(
    '/api/admin/clients/:id/connections/shopify',
    'admin',
    connectShopifySchema,
    reply<ConnectionReply>(201, { errorStatuses: [409] }),
  ),
  connectMailchimp: endpoint.post(
    '/api/admin/clients/:id/connections/mailchimp',
    'admin',
    connectMailchimpSchema,
    reply<ConnectionReply>(201, { errorStatuses: [409] }),
  ),
  /** Starts a sync. */
  read: endpoint.post(
    '/api/admin/connections/:id/read',
    'admin',
    reply<ConnectionReply>(200, { errorStatuses: [409] }),
  ),
  remove: endpoint.delete('/api/admin/connections/:id', 'admin'),
};

/** Number of latest log entries of all connections of a client. */
export const ACTIVITY_LIMIT = 20;

/** Minutes between two syncs that a client starts. */
export const SYNC_PAUSE_MINUTES = 2;

/** Result of one webhook delivery or sync, as seen by the client. */
export interface ConnectionActivityReply extends ConnectionLogEntryReply {
  connector: ConnectorName;
}

/** Connections for the client, who sees their effect, and can start a sync. */
export const clientConnection = withPermission(['Settings', 'Inventory'], {
  list: endpoint.get('/api/connections', 'client', reply<ClientConnectionReply[]>()),
  /** Latest entries of all connections, newest first. */
  activity: endpoint.get('/api/connections/activity', 'client', reply<ConnectionActivityReply[]>()),
  /** Starts a sync, at most one every few minutes. */
  sync: endpoint.post(
    '/api/connections/:connector/sync',
    'client',
    reply<ClientConnectionReply>(200, { errorStatuses: [409] }),
  ),
});

/** Products of the client's connected shop, by name; empty without a connected shop. */
export const shopProduct = withPermission(['Inventory'], {
  list: endpoint.get('/api/shop-products', 'client', reply<ShopProductReply[]>()),
});

/** Webhooks of vendors. The signature covers the raw bytes, so the handler parses the body after verifying it. */
export const webhook = {
  shopify: endpoint.post('/api/hooks/shopify/:id', 'app', noContent({ errorStatuses: [408, 413, 415] })),
};
