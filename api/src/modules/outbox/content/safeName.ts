const LONGEST = 60;

/** Letters of any language, as names of people have them. */
const PERSON = /^[\p{L}\p{M}' -]+$/u;

/** A business may have figures and signs besides; a dot stands before a blank or at the end only, as in "Holm & Co.". */
const BUSINESS = /^(?:[\p{L}\p{M}\d'’&+,!() -]|\.(?= |$))+$/u;

/** So many figures are a number to call. */
const NUMBER = /\d(?:[ -]?\d){4}/;

const plain = (shape: RegExp, name: string): string | null =>
  name.length <= LONGEST && shape.test(name) && !NUMBER.test(name) ? name : null;

/**
 * The name of a person, where it can be nothing but a name. Mail programs make links of addresses in a text, and who
 * fills in a form chooses both the name and whose address the mail goes to.
 */
export const safePersonName = (name: string): string | null => plain(PERSON, name);

/** The name of a business, where it can be nothing but a name. */
export const safeBusinessName = (name: string): string | null => plain(BUSINESS, name);
