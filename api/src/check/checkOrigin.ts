import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { codeOf } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

async function checkName(hostname: string): Promise<CheckResult> {
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return ok('name', `${hostname} is an address, and asks no name server.`);
  try {
    const addresses = await lookup(hostname, { all: true });
    return ok('name', `${hostname} leads to ${addresses.map(({ address }) => address).join(', ')}.`);
  } catch (error) {
    const says = `No name server knows ${hostname} (${codeOf(error)}).`;
    return failure('name', says, 'Add its A and AAAA records, or mend SITE_ORIGIN.');
  }
}

/** Checks that the site's origin is suitable for a public site and resolves. */
export async function checkOrigin(settings: ApiSettings): Promise<CheckResult[]> {
  const { protocol, hostname, origin } = new URL(settings.site.origin);
  const isPublic = protocol === 'https:';
  const found = [await checkName(hostname)];
  if (isPublic) found.push(ok('address', `The site is ${origin}; cookies go over TLS only.`));
  else {
    const remedy = 'Set SITE_ORIGIN to the public address, with https:.';
    found.push((settings.production ? failure : warning)('address', `The site is ${origin}, without TLS.`, remedy));
  }
  if (isPublic && settings.trustedProxies.length === 0) {
    const says = 'No proxy is trusted, so every visitor has the address of the proxy, for every limit.';
    found.push(warning('proxy', says, 'Set SKAL_TRUSTED_PROXIES to the addresses of what ends TLS.'));
  }
  return found;
}
