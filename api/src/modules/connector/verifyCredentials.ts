import type { ConnectMailchimpBody, ConnectShopifyBody } from '@skal/contracts/integration/connection';
import { sentence } from '../../language/text.ts';
import { type HttpError, invalidFields, unavailable } from '../../server/errors/HttpError.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { readAudience } from './mailchimp/mailchimp.ts';
import { ShopifyClient } from './shopify/ShopifyClient.ts';
import { VendorError } from './vendorClient.ts';

type Settings = Pick<ApiSettings, 'vendorBaseUrl'>;

const UNREACHABLE =
  /*i18n*/ '{vendor} cannot be reached right now, so it was not connected. Please try again in a moment.';

/** Maps a vendor's error to the message for the operator. */
function toHttpError(error: unknown, sentences: { refused: HttpError; missing: HttpError; vendor: string }): unknown {
  if (!(error instanceof VendorError)) return error;
  if (error.kind === 'refused') return sentences.refused;
  return error.kind === 'missing'
    ? sentences.missing
    : unavailable(sentence(UNREACHABLE, { vendor: sentences.vendor }));
}

/** Scopes that the app needs, by Shopify's names. */
const SCOPES = ['orders', 'products'];

/**
 * Verifies a shop's app before it is stored.
 * @throws HttpError 400 for the wrong field, 503 if Shopify cannot be reached
 */
export async function verifyShopifyCredentials(
  settings: Settings,
  { shop, appId, appSecret }: ConnectShopifyBody,
): Promise<void> {
  const opened = await ShopifyClient.open(settings, shop, { appId, appSecret }).catch((error: unknown) => {
    throw toHttpError(error, {
      vendor: 'Shopify',
      refused: invalidFields({ appSecret: /*i18n*/ 'Shopify rejected this client ID and secret for this shop.' }),
      missing: invalidFields({ shop: /*i18n*/ 'Shopify has no shop with this address.' }),
    });
  });
  const [first, second] = SCOPES.filter((scope) => !opened.canRead(scope)).map((scope) => `read_${scope}`);
  if (first === undefined) return;
  throw invalidFields({
    appId:
      second === undefined
        ? sentence(/*i18n*/ 'Please add the scope {scope} to this app in the Dev Dashboard first.', { scope: first })
        : sentence(/*i18n*/ 'Please add the scope {first} and {second} to this app in the Dev Dashboard first.', {
            first,
            second,
          }),
  });
}

/**
 * Verifies an audience before it is stored, and returns its name.
 * @throws HttpError 400 for the wrong field, 503 if Mailchimp cannot be reached
 */
export async function verifyMailchimpCredentials(
  settings: Settings,
  { apiKey, audience }: ConnectMailchimpBody,
): Promise<string> {
  const { name } = await readAudience(settings, apiKey, audience).catch((error: unknown) => {
    throw toHttpError(error, {
      vendor: 'Mailchimp',
      refused: invalidFields({ apiKey: /*i18n*/ 'Mailchimp rejected this API key.' }),
      missing: invalidFields({
        audience: /*i18n*/ 'Mailchimp found no audience with this ID in the account of this key.',
      }),
    });
  });
  return name;
}
