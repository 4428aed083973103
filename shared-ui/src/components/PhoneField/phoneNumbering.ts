/** Number formats by country; the product's rules are in the contracts package. */
export interface PhoneFormat {
  countries: readonly { name: string; code: string }[];
  format: (code: string, typed: string) => string;
  placeholder: (code: string) => string;
  /** Returns whether a number may have these digits; otherwise the field rejects the key. */
  accepts: (code: string, digits: string) => boolean;
  /** Parses a whole number; absent until the parsing rules are loaded. A rejected text stays as typed. */
  parse?: (code: string, text: string) => { code: string; phone: string } | { refused: string };
  /** Message when a key is rejected. */
  rejectedKeyMessage: (code: string) => string;
  /** Message when a number cannot be parsed because the rules failed to load. */
  unavailableMessage?: string;
}
