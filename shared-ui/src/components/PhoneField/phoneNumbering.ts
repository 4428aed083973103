/** How numbers are written, country by country; the product's rules live with its contracts. */
export interface PhoneFormat {
  countries: readonly { name: string; code: string }[];
  format: (code: string, typed: string) => string;
  placeholder: (code: string) => string;
  /** Whether a number may have these digits: one more key is refused otherwise. */
  takes: (code: string, digits: string) => boolean;
  /** Reads a whole number; absent until the rules for that have been loaded. What it refuses stays as it was typed. */
  read?: (code: string, text: string) => { code: string; phone: string } | { refused: string };
  /** Said at a key that is refused. */
  full: (code: string) => string;
  /** Said at a number that cannot be read, because the rules for that did not load. */
  unread?: string;
}
