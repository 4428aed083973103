import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends; six digits every 30 seconds, because some apps support nothing else. */
const BYTES = 20;
const DIGITS = 6;
const SECONDS = 30;

/** The codes before and after are accepted too: clocks differ, and typing takes time. */
const WINDOW = 1;

const createGenerator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: DIGITS, period: SECONDS, secret: Secret.fromBase32(secret) });

/** Generates a secret in base32. */
export const generateSecret = (): string => new Secret({ size: BYTES }).base32;

/** Returns the otpauth URI for the QR code. */
export const buildOtpauthUri = (secret: string, names: { issuer: string; label: string }): string =>
  createGenerator(secret, names).toString();

const CODE = new RegExp(`^\\d{${DIGITS}}$`);

/** Whether a text has the format of an app's code. */
export const isTotpFormat = (input: string): boolean => CODE.test(input);

/** Returns the time step of a code; null if it is wrong. */
export function findTimeStep(secret: string, code: string, now: number): number | null {
  const delta = createGenerator(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / (SECONDS * 1000)) + delta;
}
