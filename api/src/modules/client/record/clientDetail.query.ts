import type { FeaturesReply } from '@skal/contracts/account/session';
import type { Locale } from '@skal/contracts/site/locale';
import type { Database } from '../../../db/database.ts';
import { HttpError } from '../../../server/errors/HttpError.ts';
import type { Branding } from '../Business.entity.ts';
import { CLIENT_COLUMNS, CLIENT_TABLES, type ClientRow } from '../client.query.ts';

// Raw SQL: joins tables of other modules.

/** A client with everything that operators set, including links, logo and bounces read from other modules. */
export interface ClientDetail extends ClientRow {
  accountId: string;
  /** Language of the client's emails and invoices. */
  language: Locale;
  features: FeaturesReply;
  branding: Branding;
  nextBillingDate: string | null;
  logo: string | null;
  /** Time since which a code is required besides the password. */
  factorSince: number | null;
  /** Time since which mail to the account's address bounces. */
  undeliverableSince: number | null;
  appStoreUrl: string | null;
  googlePlayUrl: string | null;
}

const ONE = `SELECT ${CLIENT_COLUMNS}, a.id AS accountId, a.language AS language, a.factor_since AS factorSince, b.features AS features, b.branding AS branding,
    u.next_billing_date AS nextBillingDate, l.app_store_url AS appStoreUrl, l.google_play_url AS googlePlayUrl,
    g.id AS logo, d.since AS undeliverableSince
  ${CLIENT_TABLES}
  LEFT JOIN store_links l ON l.business_id = b.id
  LEFT JOIN logos g ON g.business_id = b.id
  LEFT JOIN bounced_addresses d ON d.email = a.email
  WHERE b.id = ?`;

/** 404: the client is unknown or was deleted. */
export const clientNotFound = () =>
  new HttpError(404, /*i18n*/ 'This client no longer exists. Someone may have deleted it.');

/**
 * Finds a client by id; in a transaction it sees that transaction's changes.
 * @throws HttpError 404 if there is none
 */
export async function findClient(db: Pick<Database, 'query'>, id: string): Promise<ClientDetail> {
  const [row] = await db.query<ClientDetail & { features: string; branding: string }>(ONE, [id]);
  if (!row) throw clientNotFound();
  return { ...row, features: JSON.parse(row.features), branding: JSON.parse(row.branding) };
}
