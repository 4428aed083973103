import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { getErrorMessage } from '../../errorProps.ts';
import { StartupError } from '../../StartupError.ts';

/** The caller, as far as trusted headers tell. */
export interface Peer {
  ip: string;
  /** Whether the visitor used TLS, also if a proxy terminated it. */
  secure: boolean;
  /** Requested host and port. */
  host: string;
  /** Request id from a trusted proxy, so that the logs of both can be correlated. */
  requestId?: string;
}

export interface PeerOptions {
  /** Addresses and networks whose X-Forwarded-* headers are trusted. */
  trustedProxies: readonly string[];
  siteOrigin: string;
  /** Called once when an untrusted address sends X-Forwarded-For: often a proxy that is not configured. */
  onIgnored?(from: string): void;
}

/** Address forms of some proxies: with a port, and IPv6 in brackets. */
const WITH_PORT = /^(?:\[(?<inBrackets>[^\]]*)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/;

/** Valid request ids: nothing that could end a line or a field in a log. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Normalizes an address: no port, IPv4-mapped IPv6 as IPv4; undefined if invalid. */
function readAddress(text: string): string | undefined {
  const { inBrackets, v4 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = inBrackets ?? v4 ?? text;
  // Some programs accept fewer than four numbers, which in a list of proxies is a typo.
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWhole ? ipaddr.process(address).toString() : undefined;
}

const header = (req: IncomingMessage, name: string): string => {
  const value = req.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

function compileTrust(proxies: readonly string[]): (address: string, index: number) => boolean {
  try {
    return proxyAddr.compile([...proxies]);
  } catch (error) {
    throw new StartupError(
      `SKAL_TRUSTED_PROXIES has an entry that is not an address or network (${getErrorMessage(error)}).`,
    );
  }
}

/**
 * Creates a reader of callers. X-Forwarded-* headers count only from a configured proxy. A request for the site's own
 * https origin counts as TLS even if the proxy that terminated it is not configured.
 */
export function compilePeerReader({
  trustedProxies,
  siteOrigin,
  onIgnored,
}: PeerOptions): (req: IncomingMessage) => Peer {
  const site = new URL(siteOrigin);
  const isSite = (host: string) => site.protocol === 'https:' && host === site.host;
  const trust = compileTrust(trustedProxies);
  const isTrusted = (text: string, index = 0) => {
    const address = readAddress(text);
    return address !== undefined && trust(address, index);
  };
  let hasWarned = false;
  /** Cached per connection, whose peer does not change. */
  const ends = new WeakMap<Socket, { direct: string; isProxy: boolean }>();
  const getConnectionEnd = ({ socket }: IncomingMessage) => {
    const known = ends.get(socket);
    if (known) return known;
    const direct = readAddress(socket.remoteAddress ?? '') ?? '';
    const end = { direct, isProxy: isTrusted(direct) };
    // A closed socket has no address.
    if (direct !== '') ends.set(socket, end);
    return end;
  };

  return (req) => {
    const { direct, isProxy } = getConnectionEnd(req);
    const encrypted = 'encrypted' in req.socket && req.socket.encrypted === true;
    const host = header(req, 'host');
    if (!isProxy) {
      if (!hasWarned && header(req, 'x-forwarded-for') !== '') {
        hasWarned = true;
        onIgnored?.(direct);
      }
      return { ip: direct, secure: encrypted || isSite(host), host };
    }

    // Each proxy appends its peer. If an entry is not an address, the proxy that wrote it counts as the caller.
    const hops = proxyAddr.all(req, isTrusted).map(readAddress);
    const caller = hops.findLast((hop) => hop !== undefined) ?? direct;
    const protocol = header(req, 'x-forwarded-proto').split(',')[0]?.trim().toLowerCase();
    const forwardedHost = header(req, 'x-forwarded-host').split(',')[0]?.trim();
    const requested = forwardedHost || host;
    const named = header(req, 'x-request-id');
    return {
      ip: caller,
      secure: encrypted || protocol === 'https' || isSite(requested),
      host: requested,
      ...(REQUEST_ID.test(named) && { requestId: named }),
    };
  };
}

/** Returns the key of a rate limit: an IPv4 address, or the /64 network of an IPv6 address, which one visitor controls. */
export function limitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
