import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { MysqlAddress } from '@skal/storage/mysql';
import { messageOf } from '../errorProps.ts';
import { StartupError } from '../StartupError.ts';

type Mode = 'disabled' | 'preferred' | 'required' | 'verify' | 'verify-ca' | 'verify-identity';

const FORM = 'mysql://user:password@host:port/database';

/** Parameters that say how to encrypt, in small letters without `-` and `_`: MySQL's, PostgreSQL's and JDBC's spellings. */
const PARAMETERS: ReadonlySet<string> = new Set(['ssl', 'sslmode', 'usessl', 'tls']);

/** Their values, in small letters with `-` for `_`. `ssl=true` verifies as much as the host allows: see `modeFor`. */
const MODES: ReadonlyMap<string, Mode> = new Map([
  ...['disabled', 'disable', 'false', '0'].map((word) => [word, 'disabled'] as const),
  ...['preferred', 'prefer', 'allow'].map((word) => [word, 'preferred'] as const),
  ...['required', 'require'].map((word) => [word, 'required'] as const),
  ...['true', '1'].map((word) => [word, 'verify'] as const),
  ['verify-ca', 'verify-ca'],
  ['verify-identity', 'verify-identity'],
  ['verify-full', 'verify-identity'],
]);

const KNOWN = 'ssl-mode=DISABLED, PREFERRED, REQUIRED, VERIFY_CA or VERIFY_IDENTITY; ssl=true or false';

/** @throws StartupError for a parameter or a value that is not known, and for two that disagree */
function askedMode(url: URL): Mode | undefined {
  const modes = new Set<Mode>();
  for (const [parameter, value] of url.searchParams) {
    if (!PARAMETERS.has(parameter.toLowerCase().replace(/[-_]/g, ''))) {
      throw new StartupError(`DATABASE_URL has the parameter '${parameter}', which is not known. Known are ${KNOWN}.`);
    }
    const mode = MODES.get(value.toLowerCase().replaceAll('_', '-'));
    if (!mode) {
      throw new StartupError(`DATABASE_URL has ${parameter}=${value}, which is not known. Known are ${KNOWN}.`);
    }
    modes.add(mode);
  }
  if (modes.size > 1)
    throw new StartupError(`DATABASE_URL says twice how to encrypt, and differently. Keep one parameter.`);
  const [mode] = modes;
  return mode;
}

function readAuthorities(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  } catch (error) {
    throw new StartupError(`DATABASE_CA_FILE cannot be read: ${messageOf(error)}`);
  }
  throw new StartupError(`DATABASE_CA_FILE must name a file of certificates in PEM; ${file} holds none.`);
}

/**
 * What is verified. A file of authorities means that the certificate is verified, as in PostgreSQL's client. The name of
 * the server can be verified only where the host is a name: Node compares the certificate with no IP address here.
 */
function modeFor(asked: Mode | undefined, host: string, caFile: string | null): Mode {
  const isAddress = isIP(host) > 0;
  if (caFile !== null && asked === 'disabled') {
    throw new StartupError(`DATABASE_CA_FILE is set, but DATABASE_URL asks for no encryption. Remove one of them.`);
  }
  if (asked === 'verify-identity' && isAddress) {
    throw new StartupError(
      `DATABASE_URL asks to verify the name of the server, but names it by the address ${host}. Use its host name, or ssl-mode=VERIFY_CA.`,
    );
  }
  if (asked === 'verify' || (caFile !== null && asked === undefined))
    return isAddress ? 'verify-ca' : 'verify-identity';
  if (caFile !== null && (asked === 'required' || asked === 'preferred')) return 'verify-ca';
  return asked ?? 'disabled';
}

function decode(part: string, what: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StartupError(
      `The ${what} in DATABASE_URL has a % that begins no escape. Write % as %25, and other special characters in the same way, such as @ as %40.`,
    );
  }
}

/**
 * Reads the address of a database server.
 * @param caFile the file of DATABASE_CA_FILE, or null
 * @throws StartupError with a sentence; no password is in it
 */
export function readMysqlUrl(text: string, caFile: string | null): MysqlAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.pathname.length < 2 || !['mysql:', 'mariadb:'].includes(url.protocol)) {
    throw new StartupError(`DATABASE_URL must look like ${FORM}. Special characters are escaped, such as @ as %40.`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const mode = modeFor(askedMode(url), host, caFile);
  return {
    host,
    port: Number(url.port || 3306),
    user: decode(url.username, 'user'),
    password: decode(url.password, 'password'),
    database: decode(url.pathname.slice(1), 'database'),
    ssl:
      mode === 'disabled'
        ? undefined
        : {
            rejectUnauthorized: mode === 'verify-ca' || mode === 'verify-identity',
            verifyIdentity: mode === 'verify-identity',
            ...(caFile !== null && { ca: readAuthorities(caFile) }),
          },
    allowsPlaintext: mode === 'preferred',
  };
}
