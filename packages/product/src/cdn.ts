import { StartupError } from '@skal/api';
import { type CdnPurge, type CdnSettings, NO_CDN } from '@skal/shell/server';

/** The release store keeps replaced files available for at least this long. */
const MAX_SECONDS = 86_400;

const HEADER = /^([\w-]+):\s*([\x20-\x7e]+)$/;

function createPurge(url: string, header: string | undefined): CdnPurge {
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    throw new StartupError('SKAL_CDN_PURGE_URL must be a URL such as https://api.cdn.example/purge.');
  }
  if (!header) return { url, header: null };
  const [, name, value] = HEADER.exec(header) ?? [];
  if (!name || !value) {
    throw new StartupError('SKAL_CDN_PURGE_HEADER must be an HTTP header such as "Authorization: Bearer …".');
  }
  return { url, header: [name, value] };
}

/**
 * Reads the settings of a CDN in front of the site.
 * @throws StartupError for an invalid value
 */
export function readCdnSettings(env: NodeJS.ProcessEnv): CdnSettings {
  const [seconds, url, header] = [env.SKAL_CDN_SECONDS, env.SKAL_CDN_PURGE_URL, env.SKAL_CDN_PURGE_HEADER].map(
    (text) => text?.trim() || undefined,
  );
  if (!seconds) {
    if (url || header) throw new StartupError('SKAL_CDN_PURGE_URL requires SKAL_CDN_SECONDS.');
    return NO_CDN;
  }
  if (!/^\d{1,5}$/.test(seconds) || Number(seconds) < 1 || Number(seconds) > MAX_SECONDS) {
    throw new StartupError(`SKAL_CDN_SECONDS must be a whole number from 1 to ${MAX_SECONDS} (one day).`);
  }
  if (header && !url) throw new StartupError('SKAL_CDN_PURGE_HEADER requires SKAL_CDN_PURGE_URL.');
  return { maxAgeSeconds: Number(seconds), purge: url ? createPurge(url, header) : null };
}
