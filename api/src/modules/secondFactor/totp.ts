import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 asks; six figures each half minute, because not every app knows anything else. */
const BYTES = 20;
const FIGURES = 6;
const SECONDS = 30;

/** The code before and the one after are taken too: clocks differ, and people type. */
const WINDOW = 1;

const generator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: FIGURES, period: SECONDS, secret: Secret.fromBase32(secret) });

/** Something new to share with an app, in letters and digits. */
export const newSecret = (): string => new Secret({ size: BYTES }).base32;

/** How an app is told of it: what the QR code says. */
export const uriOf = (secret: string, names: { issuer: string; label: string }): string =>
  generator(secret, names).toString();

const CODE = new RegExp(`^\\d{${FIGURES}}$`);

/** Whether a text can be a code of an app at all. */
export const isTotpFormat = (typed: string): boolean => CODE.test(typed);

/** The step of time that a code belongs to; null for a wrong one. */
export function matchingTimeStep(secret: string, code: string, now: number): number | null {
  const delta = generator(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / (SECONDS * 1000)) + delta;
}
