import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { StartRefused } from '../startRefused.ts';

/** Who is calling, as far as it can be believed. */
export interface Peer {
  ip: string;
  /** Whether the visitor came over TLS, wherever that ended. */
  secure: boolean;
  /** The host and port that the caller asked for. */
  host: string;
}

/** The IPv4 address inside ::ffff:1.2.3.4, so that one visitor has one address. */
const plain = (address: string) =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const noAddress = (text: string) => `SKAL_TRUSTED_PROXIES has no address or network in "${text}".`;

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (!isIP(address)) throw new StartRefused(noAddress(network));
    const bits = Number(prefix ?? (isIP(address) === 6 ? 128 : 32));
    if (!(bits >= 0 && bits <= (isIP(address) === 6 ? 128 : 32))) throw new StartRefused(noAddress(network));
    list.addSubnet(address, bits, family(address));
  }
  return list;
}

const header = (req: IncomingMessage, name: string): string => {
  const value = req.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

/**
 * Reads callers. X-Forwarded-* headers count only when a configured proxy hands them over; at the site's own
 * https address a visitor has come over TLS also when the proxy that ended it was not configured.
 */
export function peerReader(trustedProxies: readonly string[], siteOrigin: string): (req: IncomingMessage) => Peer {
  const site = new URL(siteOrigin);
  const isSite = (host: string) => site.protocol === 'https:' && host === site.host;
  const trusted = blockList(trustedProxies);
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));

  return (req) => {
    const direct = plain(req.socket.remoteAddress ?? '');
    const encrypted = 'encrypted' in req.socket && req.socket.encrypted === true;
    const host = header(req, 'host');
    if (trustedProxies.length === 0 || !isTrusted(direct)) {
      return { ip: direct, secure: encrypted || isSite(host), host };
    }

    const hops = header(req, 'x-forwarded-for')
      .split(',')
      .map((hop) => plain(hop.trim()));
    // Each proxy appends whom it talked to, so the caller is the last address that no proxy of ours has.
    const caller = hops.findLast((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? direct;
    const protocol = header(req, 'x-forwarded-proto').split(',')[0]?.trim();
    const forwardedHost = header(req, 'x-forwarded-host').split(',')[0]?.trim();
    const asked = forwardedHost || host;
    return { ip: caller, secure: encrypted || protocol === 'https' || isSite(asked), host: asked };
  };
}

/** What a rate limit counts by: an IPv4 address, or the network of an IPv6 one, of which a visitor has a whole /64. */
export function limitKey(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
