/** The ring of å; without it the letter would be another one. */
const RING = 'a\u030a';

/**
 * Folds a text for searching: case and accents do not count, as in "CAFÉ" and "cafe". Æ, ø and å stay letters of their
 * own. Both sides of a comparison are folded here and not by the database: each kind of database has its own rules.
 */
export const foldForSearch = (text: string): string =>
  text.trim().normalize('NFKD').toLowerCase().replaceAll(RING, 'å').replace(/\p{M}/gu, '');
