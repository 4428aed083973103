const LETTER = String.raw`[\p{L}\p{N}]`;
/** The boundary of a word: `\b` takes æ, ø and å for no letters. */
const BOUNDARY = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`;

/** Builds a pattern of Danish words, in which `\b` is the boundary of a word. */
export const pattern = (source: string): RegExp => new RegExp(source.replaceAll('\\b', BOUNDARY), 'iu');
