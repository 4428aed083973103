import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { MysqlAddress } from '@skal/storage/mysql';
import { getErrorMessage } from '../errorProps.ts';
import { StartupError } from '../StartupError.ts';

type Mode = 'disabled' | 'preferred' | 'required' | 'verify' | 'verify-ca' | 'verify-identity';

const FORM = 'mysql://user:password@host:port/database';

/** TLS parameters of MySQL, PostgreSQL and JDBC, in lower case without `-` and `_`. */
const PARAMETERS: ReadonlySet<string> = new Set(['ssl', 'sslmode', 'usessl', 'tls']);

/** Their values, in lower case with `-` for `_`. `ssl=true` verifies as much as the host allows: see `chooseMode`. */
const MODES: ReadonlyMap<string, Mode> = new Map([
  ...['disabled', 'disable', 'false', '0'].map((word) => [word, 'disabled'] as const),
  ...['preferred', 'prefer', 'allow'].map((word) => [word, 'preferred'] as const),
  ...['required', 'require'].map((word) => [word, 'required'] as const),
  ...['true', '1'].map((word) => [word, 'verify'] as const),
  ['verify-ca', 'verify-ca'],
  ['verify-identity', 'verify-identity'],
  ['verify-full', 'verify-identity'],
]);

const VALID_PARAMETERS = 'ssl-mode=DISABLED, PREFERRED, REQUIRED, VERIFY_CA or VERIFY_IDENTITY; ssl=true or false';

/** @throws StartupError for an unknown parameter or value, or conflicting ones */
function requestedMode(url: URL): Mode | undefined {
  const modes = new Set<Mode>();
  for (const [parameter, value] of url.searchParams) {
    if (!PARAMETERS.has(parameter.toLowerCase().replace(/[-_]/g, ''))) {
      throw new StartupError(
        `DATABASE_URL has the parameter '${parameter}', which is unknown. Use ${VALID_PARAMETERS}.`,
      );
    }
    const mode = MODES.get(value.toLowerCase().replaceAll('_', '-'));
    if (!mode) {
      throw new StartupError(`DATABASE_URL has ${parameter}=${value}, which is unknown. Use ${VALID_PARAMETERS}.`);
    }
    modes.add(mode);
  }
  if (modes.size > 1) throw new StartupError(`DATABASE_URL has conflicting TLS parameters. Keep one of them.`);
  const [mode] = modes;
  return mode;
}

function readCaFile(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  } catch (error) {
    throw new StartupError(`DATABASE_CA_FILE cannot be read: ${getErrorMessage(error)}`);
  }
  throw new StartupError(`DATABASE_CA_FILE must name a PEM file with certificates; ${file} has none.`);
}

/**
 * Returns what is verified. A CA file implies verification, as in PostgreSQL's client. The host name can only be
 * verified if the host is a name: Node does not compare the certificate with an IP address here.
 */
function chooseMode(requested: Mode | undefined, host: string, caFile: string | null): Mode {
  const isAddress = isIP(host) > 0;
  if (caFile !== null && requested === 'disabled') {
    throw new StartupError(`DATABASE_CA_FILE is set, but DATABASE_URL disables TLS. Remove one of them.`);
  }
  if (requested === 'verify-identity' && isAddress) {
    throw new StartupError(
      `DATABASE_URL requires a verified host name, but has the IP address ${host}. Use its host name, or ssl-mode=VERIFY_CA.`,
    );
  }
  if (requested === 'verify' || (caFile !== null && requested === undefined))
    return isAddress ? 'verify-ca' : 'verify-identity';
  if (caFile !== null && (requested === 'required' || requested === 'preferred')) return 'verify-ca';
  return requested ?? 'disabled';
}

function decode(part: string, what: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StartupError(
      `The ${what} in DATABASE_URL has a % that is not an escape. Write % as %25, and other special characters in the same way, such as @ as %40.`,
    );
  }
}

/**
 * Parses the URL of a database server.
 * @param caFile file named by DATABASE_CA_FILE, or null
 * @throws StartupError with a message that does not contain the password
 */
export function readMysqlUrl(text: string, caFile: string | null): MysqlAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.pathname.length < 2 || !['mysql:', 'mariadb:'].includes(url.protocol)) {
    throw new StartupError(`DATABASE_URL must have the form ${FORM}. Escape special characters, such as @ as %40.`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const mode = chooseMode(requestedMode(url), host, caFile);
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
            ...(caFile !== null && { ca: readCaFile(caFile) }),
          },
    allowsPlaintext: mode === 'preferred',
  };
}
