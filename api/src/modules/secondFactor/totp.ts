import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends; six digits every 30 seconds, because some apps support nothing else. */
const BYTES = 20;
const FIGURES = 6;
const SECONDS = 30;

/** The codes before and after are accepted too: clocks differ, and typing takes time. */
const WINDOW = 1;

const generator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: FIGURES, period: SECONDS, secret: Secret.fromBase32(secret) });

/** Generates a secret in base32. */
export const newSecret = (): string => new Secret({ size: BYTES }).base32;

/** Returns the otpauth URI for the QR code. */
export const uriOf = (secret: string, names: { issuer: string; label: string }): string =>
  generator(secret, names).toString();

const CODE = new RegExp(`^\\d{${FIGURES}}$`);

/** Whether a text has the format of an app's code. */
export const isTotpFormat = (input: string): boolean => CODE.test(input);

/** Returns the time step of a code; null if it is wrong. */
export function matchingTimeStep(secret: string, code: string, now: number): number | null {
  const delta = generator(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / (SECONDS * 1000)) + delta;
}
