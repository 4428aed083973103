import { insertRows } from '../../../db/rows/insert.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { toLocalDay } from '../../../time/calendar.ts';
import type { Connector } from '../Connector.ts';
import { requestVendor, VendorError } from '../vendorClient.ts';
import { AudienceDayEntity } from './AudienceDay.entity.ts';

const HOUR_MS = 3600_000;

/** An audience as returned by Mailchimp. */
export interface Audience {
  readonly name: string;
  readonly members: number;
}

interface AudienceResponse {
  readonly name?: unknown;
  readonly stats?: { readonly member_count?: unknown };
}

/** The data centre is the suffix of the key; the contract has validated the format. */
const getApiHost = (apiKey: string): string => `${apiKey.slice(apiKey.lastIndexOf('-') + 1)}.api.mailchimp.com`;

/**
 * Reads one audience from the Marketing API. The key is the password of basic auth; the user name is arbitrary.
 * @throws VendorError
 */
export async function readAudience(
  settings: Pick<ApiSettings, 'vendorBaseUrl'>,
  apiKey: string,
  audience: string,
): Promise<Audience> {
  const authorization = `Basic ${Buffer.from(`skal:${apiKey}`).toString('base64')}`;
  const path = `/3.0/lists/${audience}?fields=id,name,stats.member_count`;
  const { json } = await requestVendor(settings, { host: getApiHost(apiKey), path, headers: { authorization } });
  const { name, stats } = (json ?? {}) as AudienceResponse;
  const members = stats?.member_count;
  if (typeof name !== 'string' || !Number.isSafeInteger(members) || Number(members) < 0) {
    throw new VendorError('unreachable', /*i18n*/ 'the response is not an audience');
  }
  return { name, members: Number(members) };
}

/** Mailchimp: syncs the audience size four times a day; the last sync of a day counts. */
export const mailchimp: Connector = {
  name: 'mailchimp',
  syncIntervalMs: 6 * HOUR_MS,
  startSync: async ({ db, settings, connection: { businessId, account }, secret }) => {
    const { apiKey } = JSON.parse(secret) as { apiKey: string };
    return async () => {
      const { members } = await readAudience(settings, apiKey, account);
      const readAt = Date.now();
      const day = toLocalDay(readAt, settings.timeZone);
      const id = `${businessId}/${day}`;
      await db.tx(async (manager) => {
        await manager.delete(AudienceDayEntity, { id });
        await insertRows(manager, AudienceDayEntity, [{ id, businessId, day, members, readAt }]);
      });
      return null;
    };
  },
};
