import type { IncomingMessage } from 'node:http';
import { StartRefused } from '../startRefused.ts';
import { limitKey, peerReader } from './peer.ts';

const SITE = 'http://localhost:3000';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: 'skal.example', ...headers } }) as unknown as IncomingMessage;

describe('peerReader', () => {
  it('believes nobody by default', () => {
    const read = peerReader([], SITE);
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    expect(read(request('::ffff:10.0.0.1', headers))).toEqual({ ip: '10.0.0.1', secure: false, host: 'skal.example' });
  });

  it('believes a configured proxy', () => {
    const read = peerReader(['10.0.0.0/8', '::1'], SITE);
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.skal.example',
    };
    expect(read(request('10.9.9.9', headers))).toEqual({ ip: '1.2.3.4', secure: true, host: 'www.skal.example' });
    expect(read(request('::1', headers)).ip).toBe('1.2.3.4');
    expect(read(request('11.0.0.1', headers)).ip).toBe('11.0.0.1');
  });

  it('takes the last address that no proxy of ours has, whatever a visitor writes before it', () => {
    const read = peerReader(['10.0.0.0/8'], SITE);
    expect(read(request('10.0.0.1', { 'x-forwarded-for': '9.9.9.9, 1.2.3.4, 10.0.0.2' })).ip).toBe('1.2.3.4');
    expect(read(request('10.0.0.1', { 'x-forwarded-for': 'nonsense' })).ip).toBe('10.0.0.1');
    expect(read(request('10.0.0.1')).ip).toBe('10.0.0.1');
  });

  it('knows the site’s own https address', () => {
    const read = peerReader([], 'https://skal.example');
    expect(read(request('10.0.0.1')).secure).toBe(true);
    expect(read(request('10.0.0.1', { host: 'localhost:3000' })).secure).toBe(false);
  });

  it.each(['proxy.local', '10.0.0.0/99', '10.0.0.0/x', ''])('refuses to start with the proxy %j', (proxy) => {
    expect(() => peerReader([proxy], SITE)).toThrow(StartRefused);
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
  ])('%s counts as %s', (ip, key) => {
    expect(limitKey(ip)).toBe(key);
  });
});
