import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { messageOf } from '../../errorProps.ts';
import { StartupError } from '../../StartupError.ts';

/** Who is calling, as far as it can be believed. */
export interface Peer {
  ip: string;
  /** Whether the visitor came over TLS, wherever that ended. */
  secure: boolean;
  /** The host and port that the caller asked for. */
  host: string;
  /** What a proxy that is believed calls this request, so that one name leads through the logs of both. */
  requestId?: string;
}

export interface PeerOptions {
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  trustedProxies: readonly string[];
  siteOrigin: string;
  /** Told once, when somebody who is not believed sends X-Forwarded-For: often a proxy that nobody configured. */
  onIgnored?(from: string): void;
}

/** What some proxies write of an address: with its port, and IPv6 in brackets. */
const WITH_PORT = /^(?:\[(?<inBrackets>[^\]]*)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/;

/** What may be a request's name in a log: nothing that could end a line or a field there. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** An address as one visitor has it, without a port, and IPv4 as IPv4; undefined for what is no address. */
function readAddress(text: string): string | undefined {
  const { inBrackets, v4 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = inBrackets ?? v4 ?? text;
  // Fewer than four numbers are an address to some programs, and a typing mistake in a list of proxies.
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWhole ? ipaddr.process(address).toString() : undefined;
}

const header = (req: IncomingMessage, name: string): string => {
  const value = req.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

function trustIn(proxies: readonly string[]): (address: string, index: number) => boolean {
  try {
    return proxyAddr.compile([...proxies]);
  } catch (error) {
    throw new StartupError(`SKAL_TRUSTED_PROXIES has an entry that is no address or network (${messageOf(error)}).`);
  }
}

/**
 * Reads callers. X-Forwarded-* headers count only when a configured proxy hands them over; at the site's own
 * https address a visitor has come over TLS also when the proxy that ended it was not configured.
 */
export function peerReader({ trustedProxies, siteOrigin, onIgnored }: PeerOptions): (req: IncomingMessage) => Peer {
  const site = new URL(siteOrigin);
  const isSite = (host: string) => site.protocol === 'https:' && host === site.host;
  const trust = trustIn(trustedProxies);
  const isTrusted = (text: string, index = 0) => {
    const address = readAddress(text);
    return address !== undefined && trust(address, index);
  };
  let hasTold = false;
  /** Whoever is at the other end of a connection stays so, however many requests come over it. */
  const ends = new WeakMap<Socket, { direct: string; isProxy: boolean }>();
  const endOf = ({ socket }: IncomingMessage) => {
    const known = ends.get(socket);
    if (known) return known;
    const direct = readAddress(socket.remoteAddress ?? '') ?? '';
    const end = { direct, isProxy: isTrusted(direct) };
    // One that has gone has no address any more.
    if (direct !== '') ends.set(socket, end);
    return end;
  };

  return (req) => {
    const { direct, isProxy } = endOf(req);
    const encrypted = 'encrypted' in req.socket && req.socket.encrypted === true;
    const host = header(req, 'host');
    if (!isProxy) {
      if (!hasTold && header(req, 'x-forwarded-for') !== '') {
        hasTold = true;
        onIgnored?.(direct);
      }
      return { ip: direct, secure: encrypted || isSite(host), host };
    }

    // Each proxy appends whom it talked to. What is no address says nothing; then it is the proxy that wrote it.
    const hops = proxyAddr.all(req, isTrusted).map(readAddress);
    const caller = hops.findLast((hop) => hop !== undefined) ?? direct;
    const protocol = header(req, 'x-forwarded-proto').split(',')[0]?.trim().toLowerCase();
    const forwardedHost = header(req, 'x-forwarded-host').split(',')[0]?.trim();
    const asked = forwardedHost || host;
    const named = header(req, 'x-request-id');
    return {
      ip: caller,
      secure: encrypted || protocol === 'https' || isSite(asked),
      host: asked,
      ...(REQUEST_ID.test(named) && { requestId: named }),
    };
  };
}

/** What a rate limit counts by: an IPv4 address, or the network of an IPv6 one, of which a visitor has a whole /64. */
export function limitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
