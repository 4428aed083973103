import { isForbiddenHost, isPublicAddress, PrivateAddressError, resolvePublicAddresses } from './publicAddress.ts';

describe('addresses of webhooks', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:400f::200e'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ],
    ...['224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
    ],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '::127.0.0.1', 'no address'],
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    ...[
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
    ],
    ...['https://localhost/', 'https://app.localhost./', 'https://10.0.0.8:8443/x', 'https://[fd00::1]/'],
  ])('forbids %s before it is resolved', (url) => expect(isForbiddenHost(new URL(url), false)).toBe(true));

  it('forbids private networks even where loopback is allowed', () => {
    expect(isForbiddenHost(new URL('http://127.0.0.1:3000/'), true)).toBe(false);
    expect(isForbiddenHost(new URL('http://192.168.0.1/'), true)).toBe(true);
    expect(isForbiddenHost(new URL('https://app.example.dk/'), false)).toBe(false);
  });

  it('checks what a name resolves to', async () => {
    await expect(resolvePublicAddresses(new URL('https://localhost/'), false)).rejects.toThrow(PrivateAddressError);
    expect((await resolvePublicAddresses(new URL('https://localhost/'), true)).length).toBeGreaterThan(0);
    await expect(resolvePublicAddresses(new URL('https://10.0.0.8/'), true)).rejects.toThrow(PrivateAddressError);
  });
});
