import { digitsOf, toE164 } from '@skal/contracts/phone';

const E164 = /^\+[1-9]\d{6,14}$/;

const plausible = (number: string): string | null => (E164.test(number) ? number : null);

/** The number to dial for a phone typed beside a chosen country; null when it cannot be one. */
export const dialableIn = (countryCode: string, typed: string): string | null => plausible(toE164(countryCode, typed));

/** The number to dial for a phone typed freely: with its country, or a Danish one of eight digits. */
export function dialable(typed: string): string | null {
  const digits = digitsOf(typed);
  if (typed.trim().startsWith('+')) return plausible(`+${digits}`);
  if (digits.startsWith('00')) return plausible(`+${digits.slice(2)}`);
  return digits.length === 8 ? plausible(`+45${digits}`) : null;
}
