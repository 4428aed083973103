import { StartupError } from '@skal/api';
import { type CdnPurge, type CdnSettings, NO_CDN } from '@skal/shell/server';

/** Files of a release that pages name are at hand for at least so long after another one. */
const MOST_SECONDS = 86_400;

const HEADER = /^([\w-]+):\s*([\x20-\x7e]+)$/;

function purgeOf(url: string, header: string | undefined): CdnPurge {
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    throw new StartupError('SKAL_CDN_PURGE_URL must be an address like https://api.cdn.example/purge.');
  }
  if (!header) return { url, header: null };
  const [, name, value] = HEADER.exec(header) ?? [];
  if (!name || !value) {
    throw new StartupError('SKAL_CDN_PURGE_HEADER must be a header as it is sent, like "Authorization: Bearer …".');
  }
  return { url, header: [name, value] };
}

/**
 * What a cache in front of the site may keep, by the environment.
 * @throws StartupError with a sentence for a value that cannot be understood
 */
export function readCdnSettings(env: NodeJS.ProcessEnv): CdnSettings {
  const [seconds, url, header] = [env.SKAL_CDN_SECONDS, env.SKAL_CDN_PURGE_URL, env.SKAL_CDN_PURGE_HEADER].map(
    (text) => text?.trim() || undefined,
  );
  if (!seconds) {
    if (url || header) throw new StartupError('SKAL_CDN_PURGE_URL is of no use without SKAL_CDN_SECONDS.');
    return NO_CDN;
  }
  if (!/^\d{1,5}$/.test(seconds) || Number(seconds) < 1 || Number(seconds) > MOST_SECONDS) {
    throw new StartupError(`SKAL_CDN_SECONDS must be a whole number from 1 to ${MOST_SECONDS}, a day.`);
  }
  if (header && !url) throw new StartupError('SKAL_CDN_PURGE_HEADER is of no use without SKAL_CDN_PURGE_URL.');
  return { seconds: Number(seconds), purge: url ? purgeOf(url, header) : null };
}
