import { type InferType, object } from 'yup';
import { requiredLine } from '../fields/text.ts';
import { endpoint, noContent, reply } from '../http/endpoint.ts';

/** The platforms that report by themselves once they are connected; how far it is with the others an operator enters. */
export const connectors = ['shopify', 'mailchimp'] as const;
export type ConnectorName = (typeof connectors)[number];

/** So many of the newest lines of its log a connection is read with. */
export const CONNECTION_LOG_LIMIT = 10;

const SHOP = 'Please enter the address of the shop as its-name.myshopify.com';
const APP_ID = 'Please enter the client ID of the app in the Dev Dashboard of Shopify';
const APP_SECRET = 'Please enter the client secret of that app';
const API_KEY = 'Please enter an API key of Mailchimp: it ends in a hyphen and the data centre, such as -us21';
const AUDIENCE = 'Please enter the audience ID, which stands in the settings of the audience';

/** A shop's app in the Dev Dashboard of Shopify, which belongs to the same organisation as the shop. */
export const connectShopifySchema = object({
  shop: requiredLine(SHOP, 80)
    // What is no text stays as it is, so that it is refused: lowercase() of yup would break on it.
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .matches(/^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/, SHOP),
  appId: requiredLine(APP_ID, 64).matches(/^[A-Za-z0-9_-]+$/, APP_ID),
  appSecret: requiredLine(APP_SECRET, 128).matches(/^[A-Za-z0-9_-]+$/, APP_SECRET),
});

export type ConnectShopifyBody = InferType<typeof connectShopifySchema>;

/** One audience of an account at Mailchimp. */
export const connectMailchimpSchema = object({
  apiKey: requiredLine(API_KEY, 64).matches(/^[A-Za-z0-9]{16,48}-[a-z]{2,4}\d{1,3}$/, API_KEY),
  audience: requiredLine(AUDIENCE, 32).matches(/^[A-Za-z0-9]{4,32}$/, AUDIENCE),
});

export type ConnectMailchimpBody = InferType<typeof connectMailchimpSchema>;

/** A connection brings in what was there before, works, or is broken until somebody mends it. */
export const connectionStates = ['importing', 'working', 'broken'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export const connectionStateLabels: Readonly<Record<ConnectionState, string>> = {
  importing: 'Importing',
  working: 'Working',
  broken: 'Broken',
};

/** What came of one delivery or one reading. */
export interface ConnectionLogEntryReply {
  id: string;
  at: string;
  /** What it was: `read`, or what the vendor calls it, such as `orders/create`. */
  what: string;
  accepted: number;
  known: number;
  refused: number;
  /** What went wrong, or why something was refused; null where all was well. */
  reason: string | null;
}

export interface ConnectionReply {
  id: string;
  connector: ConnectorName;
  /** What it is connected to: the shop's address, or the name of the audience. */
  account: string;
  state: ConnectionState;
  /** What is wrong with it; null where all is well. */
  reason: string | null;
  connectedAt: string;
  /** When the vendor was last read to the end; null before. */
  lastReadAt: string | null;
  /** When the vendor last told something by itself; null before, and for one that never does. */
  lastWebhookAt: string | null;
  notes: ConnectionLogEntryReply[];
}

/** How large an audience was when it was last read, and at the end of the thirtieth day before, where it was read then. */
export interface AudienceReply {
  members: number;
  before: number | null;
  readAt: string;
}

/** A connection as the client sees it. */
export interface ClientConnectionReply {
  connector: ConnectorName;
  state: ConnectionState;
  lastReadAt: string | null;
  lastWebhookAt: string | null;
  audience: AudienceReply | null;
}

/** So many products the catalogue has at most. */
export const MAX_PRODUCTS = 1000;

/** Something that a connected shop sells. */
export interface ShopProductReply {
  id: string;
  title: string;
  /** Null where the shop does not count it. */
  stock: number | null;
  readAt: string;
}

/** The connections of a client, which operators make: what they are made with is said once and never read again. */
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
  /** Reads the vendor now. */
  read: endpoint.post(
    '/api/admin/connections/:id/read',
    'admin',
    reply<ConnectionReply>(200, { errorStatuses: [409] }),
  ),
  remove: endpoint.delete('/api/admin/connections/:id', 'admin'),
};

/** The same for the client, who reads what it comes to. */
export const clientConnection = {
  list: endpoint.get('/api/connections', 'client', reply<ClientConnectionReply[]>()),
};

/** What a client's connected shop sells, by name; nothing while no shop is connected. */
export const shopProduct = {
  list: endpoint.get('/api/shop-products', 'client', reply<ShopProductReply[]>()),
};

/** The doors of vendors: what they send is signed over its bytes, so it is read by whoever checks that. */
export const webhook = {
  shopify: endpoint.post('/api/hooks/shopify/:id', 'app', noContent({ errorStatuses: [408, 413, 415] })),
};
