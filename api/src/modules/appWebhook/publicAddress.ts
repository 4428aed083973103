import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** An address that a name resolved to. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** IPv4 networks that are not the public internet (IANA special-purpose registry). */
const PRIVATE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];

/** The only IPv6 network that is assigned to the public internet; networks in it that reach IPv4 addresses or no one. */
const PUBLIC_V6 = ['2000::/3'];
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listNetworks(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const privateV4 = listNetworks(PRIVATE_V4, 'ipv4');
const publicV6 = listNetworks(PUBLIC_V6, 'ipv6');
const privateV6 = listNetworks(PRIVATE_V6, 'ipv6');
const loopback = listNetworks(['127.0.0.0/8'], 'ipv4');

/**
 * Whether an IP address is on the public internet. IPv4 addresses written as IPv6 (mapped, NAT64, 6to4) are not: no
 * public name needs them.
 */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !privateV4.check(address, 'ipv4')
    : isIP(address) === 6 && publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');

const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'));

/** The address is not on the public internet. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Returns the host of a URL as the resolver expects it: an IPv6 address without brackets. */
const toHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a URL names an IP address, or a name of this machine, that must not be called. */
export function isForbiddenHost(url: URL, allowLoopback: boolean): boolean {
  const host = toHost(url);
  const isLocal = isLoopback(host) || /(?:^|\.)localhost\.?$/.test(host);
  if (isLocal) return !allowLoopback;
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * Resolves the host of a URL. The caller connects to these addresses and never resolves again, so a name cannot change
 * between the check and the connection.
 * @throws PrivateAddressError if one of them is not public; errors of the resolver
 */
export async function resolvePublicAddresses(url: URL, allowLoopback: boolean): Promise<ResolvedAddress[]> {
  const addresses = await lookup(toHost(url), { all: true });
  const isAllowed = ({ address }: ResolvedAddress) =>
    isPublicAddress(address) || (allowLoopback && isLoopback(address));
  if (addresses.length === 0 || !addresses.every(isAllowed)) throw new PrivateAddressError();
  return addresses;
}
