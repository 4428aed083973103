import type { ConnectMailchimpBody, ConnectShopifyBody } from '@skal/contracts/integration/connection';
import { type HttpError, invalidFields, unavailable } from '../../server/errors/HttpError.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { readAudience } from './mailchimp/mailchimp.ts';
import { ShopifyClient } from './shopify/ShopifyClient.ts';
import { VendorError } from './vendorClient.ts';

type Settings = Pick<ApiSettings, 'vendorBaseUrl'>;

const AWAY = 'cannot be reached just now, so nothing was connected. Please try again in a moment.';

/** What a vendor's fault means to whoever connects it. */
function meant(error: unknown, sentences: { refused: HttpError; missing: HttpError; vendor: string }): unknown {
  if (!(error instanceof VendorError)) return error;
  if (error.kind === 'refused') return sentences.refused;
  return error.kind === 'missing' ? sentences.missing : unavailable(`${sentences.vendor} ${AWAY}`);
}

/** What an app must be let read, as Shopify calls it. */
const SCOPES = ['orders', 'products'];

/**
 * Tries a shop's app before it is stored.
 * @throws HttpError 400 by the field that is wrong, 503 when Shopify cannot be reached
 */
export async function verifyShopifyCredentials(
  settings: Settings,
  { shop, appId, appSecret }: ConnectShopifyBody,
): Promise<void> {
  const opened = await ShopifyClient.open(settings, shop, { appId, appSecret }).catch((error: unknown) => {
    throw meant(error, {
      vendor: 'Shopify',
      refused: invalidFields({ appSecret: 'Shopify refuses this client ID and secret for this shop.' }),
      missing: invalidFields({ shop: 'Shopify knows no shop of this address.' }),
    });
  });
  const lacking = SCOPES.filter((scope) => !opened.canRead(scope)).map((scope) => `read_${scope}`);
  if (lacking.length > 0) {
    throw invalidFields({ appId: `Let this app have the scope ${lacking.join(' and ')} in the Dev Dashboard first.` });
  }
}

/**
 * Tries an audience before it is stored, and says what it is called.
 * @throws HttpError 400 by the field that is wrong, 503 when Mailchimp cannot be reached
 */
export async function verifyMailchimpCredentials(
  settings: Settings,
  { apiKey, audience }: ConnectMailchimpBody,
): Promise<string> {
  const { name } = await readAudience(settings, apiKey, audience).catch((error: unknown) => {
    throw meant(error, {
      vendor: 'Mailchimp',
      refused: invalidFields({ apiKey: 'Mailchimp refuses this API key.' }),
      missing: invalidFields({ audience: 'Mailchimp knows no audience of this ID in the account of this key.' }),
    });
  });
  return name;
}
