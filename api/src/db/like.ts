/** Looks for a part of a text; both kinds of database take small and capital letters of ASCII alike. */

/** The pattern of texts that contain this one, whatever signs it is made of. */
export const containing = (part: string): string => `%${part.replace(/[!%_]/g, '!$&')}%`;

/** A comparison with such a pattern: `name ${likes(':pattern')}`. */
export const likes = (parameter: string): string => `LIKE ${parameter} ESCAPE '!'`;
