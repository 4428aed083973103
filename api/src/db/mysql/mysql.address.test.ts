import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleEncryption } from '@skal/storage/mysql';
import { StartupError } from '../../StartupError.ts';
import { createLogger } from '../../server/observability/log.ts';
import { readMysqlUrl } from '../mysql.address.ts';
import { connectWithRetry } from './mysql.server.ts';

const PLACE = 'mysql://skal:secret@db.example/skal';

const folder = mkdtempSync(join(tmpdir(), 'skal-authority-'));
const caFile = join(folder, 'ca.pem');
const ca = '-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----\n';
writeFileSync(caFile, ca);
afterAll(() => rmSync(folder, { recursive: true }));

const plain = undefined;
const encrypted = { rejectUnauthorized: false, verifyIdentity: false };
const verified = { rejectUnauthorized: true, verifyIdentity: false };
const identified = { rejectUnauthorized: true, verifyIdentity: true };

describe('DATABASE_URL', () => {
  it.each([
    ['', plain],
    ['?ssl-mode=DISABLED', plain],
    ['?sslmode=disable', plain],
    ['?ssl=0', plain],
    ['?ssl=false', plain],
    ['?ssl-mode=REQUIRED', encrypted],
    ['?sslmode=require', encrypted],
    ['?ssl_mode=required', encrypted],
    ['?ssl-mode=VERIFY_CA', verified],
    ['?sslmode=verify-ca', verified],
    ['?ssl-mode=VERIFY_IDENTITY', identified],
    ['?sslmode=verify-full', identified],
    ['?ssl=1', identified],
    ['?ssl=true', identified],
    ['?ssl=true&ssl=1', identified],
  ])('parses the TLS mode of %s', (parameters, ssl) => {
    expect(readMysqlUrl(PLACE + parameters, null)).toMatchObject({ database: 'skal', ssl, allowsPlaintext: false });
  });

  it('allows plaintext with PREFERRED alone', () => {
    expect(readMysqlUrl(`${PLACE}?ssl-mode=PREFERRED`, null)).toMatchObject({ ssl: encrypted, allowsPlaintext: true });
  });

  it.each([
    ['', identified],
    ['?ssl=true', identified],
    ['?ssl-mode=REQUIRED', verified],
    ['?ssl-mode=PREFERRED', verified],
    ['?ssl-mode=VERIFY_IDENTITY', identified],
  ])('verifies the certificate with DATABASE_CA_FILE for %s', (parameters, ssl) => {
    expect(readMysqlUrl(PLACE + parameters, caFile)).toMatchObject({ ssl: { ...ssl, ca } });
  });

  it('does not verify the name of an IP address', () => {
    expect(readMysqlUrl('mysql://a:b@10.0.0.7/skal?ssl=true', null).ssl).toEqual(verified);
  });

  it.each([
    [`${PLACE}?sslca=/etc/ca.pem`, null, /^DATABASE_URL has the parameter 'sslca', which is unknown\. Use ssl-mode=/],
    [`${PLACE}?charset=utf8`, null, /^DATABASE_URL has the parameter 'charset', which is unknown/],
    [`${PLACE}?ssl-mode=SOMETIMES`, null, /^DATABASE_URL has ssl-mode=SOMETIMES, which is unknown/],
    [`${PLACE}?ssl`, null, /^DATABASE_URL has ssl=, which is unknown/],
    [`${PLACE}?ssl=0&ssl-mode=REQUIRED`, null, /^DATABASE_URL has conflicting TLS parameters/],
    [`${PLACE}?ssl-mode=DISABLED`, caFile, /^DATABASE_CA_FILE is set, but DATABASE_URL disables TLS/],
    [PLACE, join(folder, 'none.pem'), /^DATABASE_CA_FILE cannot be read: ENOENT/],
    [PLACE, join(import.meta.dirname, 'mysql.ts'), /^DATABASE_CA_FILE must name a PEM file with certificates/],
    ['mysql://a:b@10.0.0.7/skal?sslmode=verify-full', null, /has the IP address 10\.0\.0\.7/],
    [
      'mysql://skal:50%secret@db.example/skal',
      null,
      /^The password in DATABASE_URL has a % that is not an escape\. Write % as %25/,
    ],
    ['mysql://sk%al:secret@db.example/skal', null, /^The user in DATABASE_URL has a %/],
  ])('rejects %s with a message without the password', (url, file, message) => {
    const read = () => readMysqlUrl(url, file);
    expect(read).toThrow(StartupError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/secret/);
  });
});

/** First packet of a server without TLS: the capabilities are PROTOCOL_41, SECURE_CONNECTION, PLUGIN_AUTH. */
function greeting(): Buffer {
  const payload = Buffer.concat([
    Buffer.from('\n5.5.5-10.11.0-MariaDB\0', 'latin1'),
    Buffer.from([1, 0, 0, 0, ...Buffer.from('saltsalt'), 0, 0x00, 0x82, 45, 2, 0, 0x08, 0x00, 21]),
    Buffer.alloc(10),
    Buffer.from('saltsaltsalt\0mysql_native_password\0', 'latin1'),
  ]);
  return Buffer.concat([Buffer.from([payload.length, 0, 0, 0]), payload]);
}

describe('a server without TLS', () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (data) => received.push(data));
    socket.on('error', () => undefined);
    socket.write(greeting());
  });
  const urlWith = (parameters: string) =>
    `mysql://skal:secret@127.0.0.1:${(server.address() as AddressInfo).port}/skal${parameters}`;
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each(['?ssl-mode=REQUIRED', '?sslmode=require', '?ssl=1', '?ssl-mode=VERIFY_CA'])(
    'is rejected with %s before any credentials are sent',
    async (parameters) => {
      const connecting = connectWithRetry(readMysqlUrl(urlWith(parameters), null), 0, createLogger('silent'));
      await expect(connecting).rejects.toThrow(/does not support TLS, which DATABASE_URL requires/);
      expect(received).toEqual([]);
    },
  );

  it('is used in plaintext with PREFERRED', async () => {
    const parsed = readMysqlUrl(urlWith('?ssl-mode=PREFERRED'), null);
    expect(await settleEncryption(parsed, 5_000)).toMatchObject({ ssl: undefined, allowsPlaintext: false });
  });
});
