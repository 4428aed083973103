const LONGEST = 60;

/** Letters of any language, as in personal names. */
const PERSON = /^[\p{L}\p{M}' -]+$/u;

/** A business name may also contain digits and signs; a dot only before a space or at the end, as in "Holm & Co.". */
const BUSINESS = /^(?:[\p{L}\p{M}\d'’&+,!() -]|\.(?= |$))+$/u;

/** That many digits look like a phone number. */
const NUMBER = /\d(?:[ -]?\d){4}/;

const matchingName = (shape: RegExp, name: string): string | null =>
  name.length <= LONGEST && shape.test(name) && !NUMBER.test(name) ? name : null;

/**
 * Returns a person's name if it cannot be anything else, else null. Mail programs turn addresses in a text into links,
 * and the sender of a form chooses both the name and the recipient.
 */
export const getSafePersonName = (name: string): string | null => matchingName(PERSON, name);

/** Returns a business's name if it cannot be anything else, else null. */
export const getSafeBusinessName = (name: string): string | null => matchingName(BUSINESS, name);
