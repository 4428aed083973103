import { sentence } from '../../../language/text.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { requestVendor, VendorError, type VendorResponse } from '../vendorClient.ts';
import { readTextField, toFields, toList } from './jsonFields.ts';

/** Version of the Admin API; Shopify supports each for a year. */
const VERSION = '2026-10';
const PAGE = 250;

/** Credentials of a connection to a shop. */
export interface ShopifyCredentials {
  readonly appId: string;
  readonly appSecret: string;
}

type Settings = Pick<ApiSettings, 'vendorBaseUrl'>;

/** One page of a list, and the cursor of the next one. */
export interface ShopPage {
  readonly rows: readonly unknown[];
  readonly next: string | null;
}

/** Returns only the cursor from the URL of the next page: the vendor must not choose the host. */
function nextPage(headers: Headers): string | null {
  for (const part of (headers.get('link') ?? '').split(',')) {
    const [, address] = /^\s*<([^>]*)>\s*;\s*rel="?next"?\s*$/.exec(part) ?? [];
    if (address && URL.canParse(address)) return new URL(address).searchParams.get('page_info');
  }
  return null;
}

/** Client of one shop's Admin API; its token is valid for a day. */
export class ShopifyClient {
  readonly #settings: Settings;
  readonly #shop: string;
  readonly #token: string;
  /** Scopes granted to the app. */
  readonly scopes: ReadonlySet<string>;

  private constructor(settings: Settings, shop: string, token: string, scopes: ReadonlySet<string>) {
    this.#settings = settings;
    this.#shop = shop;
    this.#token = token;
    this.scopes = scopes;
  }

  /**
   * Opens a shop by the client credentials grant: the app's own id and secret, for a shop of the same organisation.
   * @throws VendorError
   */
  static async open(
    settings: Settings,
    shop: string,
    { appId, appSecret }: ShopifyCredentials,
  ): Promise<ShopifyClient> {
    const body = { client_id: appId, client_secret: appSecret, grant_type: 'client_credentials' };
    const call = { host: shop, path: '/admin/oauth/access_token', method: 'POST', body } as const;
    const { status, json } = await requestVendor(settings, call, [400, 401, 403]);
    const token = readTextField(toFields(json), 'access_token');
    if (status >= 400 || token === null)
      throw new VendorError('refused', sentence(/*i18n*/ 'it rejected the app ({number})', { number: status }));
    const scopes = new Set((readTextField(toFields(json), 'scope') ?? '').split(','));
    return new ShopifyClient(settings, shop, token, scopes);
  }

  /** Whether the app may read a resource; write scopes include reading. */
  canRead(what: string): boolean {
    return this.scopes.has(`read_${what}`) || this.scopes.has(`write_${what}`);
  }

  /** Reads a page of a list, by cursor or from the start with these parameters. */
  async list(name: string, page: string | null, parameters: Readonly<Record<string, string>> = {}): Promise<ShopPage> {
    const query = new URLSearchParams({ limit: String(PAGE), ...(page === null ? parameters : { page_info: page }) });
    const { headers, json } = await this.#ask('GET', `${name}.json?${query}`);
    return { rows: toList(toFields(json)[name]), next: nextPage(headers) };
  }

  /** Subscribes to a webhook topic; an existing subscription is no error. */
  async subscribe(topic: string, address: string): Promise<void> {
    await this.#ask('POST', 'webhooks.json', { webhook: { topic, address, format: 'json' } }, [422]);
  }

  async unsubscribe(id: string): Promise<void> {
    await this.#ask('DELETE', `webhooks/${id}.json`);
  }

  #ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, expected?: number[]): Promise<VendorResponse> {
    const headers = { 'x-shopify-access-token': this.#token };
    const call = { host: this.#shop, path: `/admin/api/${VERSION}/${path}`, method, headers, body };
    return requestVendor(this.#settings, call, expected);
  }
}
