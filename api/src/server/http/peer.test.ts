import type { IncomingMessage } from 'node:http';
import { StartupError } from '../../StartupError.ts';
import { compilePeerReader, limitKey } from './peer.ts';

const SITE = 'http://localhost:3000';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: 'skal.example', ...headers } }) as unknown as IncomingMessage;

const reader = (trustedProxies: string[], siteOrigin = SITE) => compilePeerReader({ trustedProxies, siteOrigin });

describe('compilePeerReader', () => {
  it('trusts no proxy by default', () => {
    const read = reader([]);
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    expect(read(request('::ffff:10.0.0.1', headers))).toEqual({ ip: '10.0.0.1', secure: false, host: 'skal.example' });
  });

  it('trusts a configured proxy', () => {
    const read = reader(['10.0.0.0/8', '::1']);
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.skal.example',
    };
    expect(read(request('10.9.9.9', headers))).toEqual({ ip: '1.2.3.4', secure: true, host: 'www.skal.example' });
    expect(read(request('::1', headers)).ip).toBe('1.2.3.4');
    expect(read(request('11.0.0.1', headers)).ip).toBe('11.0.0.1');
  });

  it.each(['https', 'HTTPS', 'Https'])('knows that a visitor came over TLS by X-Forwarded-Proto: %s', (protocol) => {
    expect(reader(['10.0.0.0/8'])(request('10.0.0.1', { 'x-forwarded-proto': protocol })).secure).toBe(true);
  });

  it('uses the last address that is not a trusted proxy, ignoring what the visitor sent', () => {
    const read = reader(['10.0.0.0/8']);
    expect(read(request('10.0.0.1', { 'x-forwarded-for': '9.9.9.9, 1.2.3.4, 10.0.0.2' })).ip).toBe('1.2.3.4');
    expect(read(request('10.0.0.1', { 'x-forwarded-for': 'nonsense' })).ip).toBe('10.0.0.1');
    expect(read(request('10.0.0.1')).ip).toBe('10.0.0.1');
  });

  it.each([
    ['1.2.3.4:567', '1.2.3.4'],
    ['[::1]:567', '::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
    ['9.9.9.9, 1.2.3.4:567', '1.2.3.4'],
    ['9.9.9.9, 1.2.3.4:567, 10.0.0.2:8080', '1.2.3.4'],
    ['9.9.9.9, unknown', '10.0.0.1'],
    ['9.9.9.9, 1.2.3', '10.0.0.1'],
    ['9.9.9.9, 1.2.3.4:567:89', '10.0.0.1'],
  ])('parses %s as %s', (forwarded, ip) => {
    expect(reader(['10.0.0.0/8'])(request('10.0.0.1', { 'x-forwarded-for': forwarded })).ip).toBe(ip);
  });

  it('reports an untrusted X-Forwarded-For once', () => {
    const ignored: string[] = [];
    const read = compilePeerReader({
      trustedProxies: ['10.0.0.0/8'],
      siteOrigin: SITE,
      onIgnored: (from) => ignored.push(from),
    });
    read(request('10.0.0.1', { 'x-forwarded-for': '1.2.3.4' }));
    read(request('172.16.0.1'));
    expect(ignored).toEqual([]);
    for (const from of ['172.16.0.1', '172.16.0.1', '172.16.0.2'])
      read(request(from, { 'x-forwarded-for': '1.2.3.4' }));
    expect(ignored).toEqual(['172.16.0.1']);
  });

  it('recognizes the site’s own https origin', () => {
    const read = reader([], 'https://skal.example');
    expect(read(request('10.0.0.1')).secure).toBe(true);
    expect(read(request('10.0.0.1', { host: 'localhost:3000' })).secure).toBe(false);
  });

  it.each(['proxy.local', '10.0.0.0/99', '10.0.0.0/x', '10.0.0', ''])('rejects the proxy %j at startup', (proxy) => {
    expect(() => reader([proxy])).toThrow(StartupError);
  });
});

describe('limitKey', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('maps %s to %s', (ip, key) => {
    expect(limitKey(ip)).toBe(key);
  });
});
