/** The ring of å, kept because å is a separate letter. */
const RING = 'a\u030a';

/**
 * Folds text for searching: ignores case and accents, as in "CAFÉ" and "cafe". Æ, ø and å stay separate letters.
 * Both sides are folded here rather than by the database, because collations differ between databases.
 */
export const foldForSearch = (text: string): string =>
  text.trim().normalize('NFKD').toLowerCase().replaceAll(RING, 'å').replace(/\p{M}/gu, '');
