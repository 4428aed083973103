import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { getErrorCode } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

async function checkName(hostname: string): Promise<CheckResult> {
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return ok('name', `${hostname} is an IP address, which needs no DNS.`);
  try {
    const addresses = await lookup(hostname, { all: true });
    return ok('name', `${hostname} resolves to ${addresses.map(({ address }) => address).join(', ')}.`);
  } catch (error) {
    const message = `${hostname} cannot be resolved (${getErrorCode(error)}).`;
    return failure('name', message, 'Add its A and AAAA records, or correct SITE_ORIGIN.');
  }
}

/** Checks that the site's origin is suitable for a public site and resolves. */
export async function checkOrigin(settings: ApiSettings): Promise<CheckResult[]> {
  const { protocol, hostname, origin } = new URL(settings.site.origin);
  const isPublic = protocol === 'https:';
  const found = [await checkName(hostname)];
  if (isPublic) found.push(ok('address', `The site is ${origin}; cookies are sent over TLS only.`));
  else {
    const remedy = 'Set SITE_ORIGIN to the public address, with https:.';
    found.push((settings.production ? failure : warning)('address', `The site is ${origin}, without TLS.`, remedy));
  }
  if (isPublic && settings.trustedProxies.length === 0) {
    const message = 'No proxy is trusted, so rate limits count all visitors as one address, that of the proxy.';
    found.push(
      warning('proxy', message, 'Set SKAL_TRUSTED_PROXIES to the addresses of the proxies that terminate TLS.'),
    );
  }
  return found;
}
